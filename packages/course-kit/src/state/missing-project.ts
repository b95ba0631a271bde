import type { LevelOutline, LevelProject } from '../model/course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { hasCheckedProject } from './checked-project.js';

/**
 * The project of a level where a certificate that is made now would not name it, as far as this browser knows; undefined where no
 * certificate names any.
 */
export function missingProject(level: LevelOutline, storage: CourseStorage): LevelProject | undefined {
  return storage.certificates.namesProjects && !hasCheckedProject(level, storage.drafts)
    ? level.project
    : undefined;
}
