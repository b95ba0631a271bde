import type { CourseServices } from './course-services.js';

/** Until the ledger is as it is waited for. */
export function untilLedger({ subscribe }: CourseServices, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
