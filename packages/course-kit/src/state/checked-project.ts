import type { LevelOutline } from '../model/course.js';
import { keptChecks } from '../model/task-draft.js';
import type { DraftStore } from '../ports/draft-store.js';

/** What names a level's project. */
export type LevelWithProject = Pick<LevelOutline, 'level' | 'project'>;

/** Whether the check of a level's project has passed, as far as this browser knows; never where there is no project. */
export function hasCheckedProject({ level, project }: LevelWithProject, drafts: DraftStore): boolean {
  return (
    project !== undefined && keptChecks(drafts.read(level, project.task))[project.title]?.isPassed === true
  );
}
