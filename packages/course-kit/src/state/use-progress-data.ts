'use client';

import { useEffect } from 'react';
import type { ProgressExport } from '../model/progress-export.js';
import { useCourseContext } from './course-context.js';
import { clearProgress, collectProgress } from './data-actions.js';

/** Collects the learner's progress for an export, including pending changes. Never rejects. */
export function useExportProgress(): () => Promise<ProgressExport> {
  const { services } = useCourseContext().store;
  return () => collectProgress(services);
}

/** Deletes the learner's progress; undefined if the storage cannot. Resolves to whether it was deleted. */
export function useClearProgress(): (() => Promise<boolean>) | undefined {
  const { services } = useCourseContext().store;
  return services.storage.progress.clear ? () => clearProgress(services) : undefined;
}

/**
 * Whether an exported file can be imported. Not where there are accounts or results are marked: those count for others, and anybody
 * can write a file.
 */
export function useCanImport(): boolean {
  const { session, marking } = useCourseContext().store.services.storage;
  return session === undefined && marking === undefined;
}

/** Loads what exporting and deleting need ahead of time, so that both work offline. */
export function usePrefetchProgressData(isNeeded: boolean): void {
  const { services } = useCourseContext().store;
  useEffect(() => {
    if (!isNeeded) return;
    services.storage.prefetch?.();
    services.engine().catch(() => {});
  }, [isNeeded, services]);
}
