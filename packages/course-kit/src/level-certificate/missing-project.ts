import type { LevelOutline, LevelProject } from '../model/course.js';
import { keptChecks } from '../model/task-draft.js';
import type { CourseStorage } from '../ports/course-storage.js';

/**
 * The project of a level where a certificate that is made now would not name it, as far as this browser knows; undefined where no
 * certificate names any.
 */
export function missingProject(
  { level, project }: LevelOutline,
  { drafts, certificates }: CourseStorage,
): LevelProject | undefined {
  if (!project || !certificates.namesProjects) return undefined;
  return keptChecks(drafts.read(level, project.task))[project.title]?.isPassed ? undefined : project;
}
