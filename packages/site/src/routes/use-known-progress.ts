import { useLevels } from '@course-kit/react';
import { useLayoutEffect } from 'react';

/** Takes back what the script before the first paint has put for as long as progress is not known. */
export function useKnownProgress(): void {
  const { status } = useLevels();
  useLayoutEffect(() => {
    if (status !== 'loading') delete document.documentElement.dataset['done'];
  }, [status]);
}
