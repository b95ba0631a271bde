import { useSession } from '@course-kit/react';
import { useDeferredValue } from 'react';

/** Whether somebody is signed in. It may be known by the time a page is hydrated, which begins with what its file has: `loading`. */
export function useSessionStatus() {
  return useDeferredValue(useSession().status, 'loading');
}
