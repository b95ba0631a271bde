import type { LevelOutline, LevelProject } from '../model/course.js';
import { keptChecks } from '../model/task-draft.js';
import type { CourseStorage } from '../ports/course-storage.js';
import type { DraftStore } from '../ports/draft-store.js';

/** What names a level's project. */
export type LevelWithProject = Pick<LevelOutline, 'level' | 'project'>;

/** Whether the check of a level's project has passed, as far as this browser knows; never where there is no project. */
export function hasCheckedProject({ level, project }: LevelWithProject, drafts: DraftStore): boolean {
  return (
    project !== undefined && keptChecks(drafts.read(level, project.task))[project.title]?.isPassed === true
  );
}

/**
 * The project of a level where a certificate that is made now would not name it, as far as this browser knows; undefined where no
 * certificate names any.
 */
export function missingProject(level: LevelOutline, storage: CourseStorage): LevelProject | undefined {
  return storage.certificates.namesProjects && !hasCheckedProject(level, storage.drafts)
    ? level.project
    : undefined;
}
