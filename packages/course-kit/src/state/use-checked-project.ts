import { useSyncExternalStore } from 'react';
import type { LevelOutline } from '../model/course.js';
import { hasCheckedProject } from './checked-project.js';
import { useCourseContext, useCourseState } from './course-context.js';

/**
 * Whether the check of a level's project has passed, as far as this browser knows. It follows checks on the page; false on a server
 * and in the first render of what was rendered there.
 */
export function useCheckedProject(level: Pick<LevelOutline, 'level' | 'project'>): boolean {
  const { services } = useCourseContext().store;
  // Reads again after a check; otherwise the draft is another one where somebody else is learning.
  useCourseState(({ passedFlows }) => passedFlows);
  return useSyncExternalStore(
    services.subscribe,
    () => hasCheckedProject(level, services.storage.drafts),
    () => false,
  );
}
