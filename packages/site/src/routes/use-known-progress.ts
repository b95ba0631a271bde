import { useLevels } from '@course-kit/react';
import { useLayoutEffect } from 'react';

/**
 * Takes back what the script before the first paint has put for as long as progress is not known. Without a network the
 * browser's copy is all there is to know.
 */
export function useKnownProgress(): void {
  const { status } = useLevels();
  useLayoutEffect(() => {
    if (status !== 'loading' || !navigator.onLine) delete document.documentElement.dataset['done'];
  }, [status]);
}
