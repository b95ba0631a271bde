'use client';

import { useEffect } from 'react';
import type { ProgressExport } from '../model/progress-export.js';
import { useCourseContext } from './course-context.js';
import { clearProgress, collectProgress } from './data-actions.js';

/** Collects the learner's progress, changes that wait included, to be given to them. Never rejects. */
export function useExportProgress(): () => Promise<ProgressExport> {
  const { services } = useCourseContext().store;
  return () => collectProgress(services);
}

/** Deletes the learner's progress; absent where the storage cannot do that. Answers whether it was done. */
export function useClearProgress(): (() => Promise<boolean>) | undefined {
  const { services } = useCourseContext().store;
  return services.storage.progress.clear ? () => clearProgress(services) : undefined;
}

/** Fetches what exporting and deleting need before the learner asks for it, as the network may be gone by then. */
export function usePrefetchProgressData(isNeeded: boolean): void {
  const { services } = useCourseContext().store;
  useEffect(() => {
    if (!isNeeded) return;
    services.storage.prefetch?.();
    services.engine().catch(() => {});
  }, [isNeeded, services]);
}
