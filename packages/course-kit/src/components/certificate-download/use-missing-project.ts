import type { LevelOutline } from '../../model/course.js';
import { useCourseContext } from '../../state/course-context.js';
import { missingProject } from '../../state/checked-project.js';

/** A level's project that a certificate would not name if it were made now. */
export interface MissingProject {
  /** In the course's language. */
  readonly title: string;
  /** The lesson that checks it; null where the host has no page of it. */
  readonly href: string | null;
}

/** Finds the project that a certificate of a level would lack if it were made now; undefined for none. */
export function useMissingProject(): (level: LevelOutline) => MissingProject | undefined {
  const { store, linkFor } = useCourseContext();
  return (level) => {
    const project = missingProject(level, store.services.storage);
    return (
      project && {
        title: project.title,
        href: linkFor({ kind: 'task', level: level.level, task: project.task }),
      }
    );
  };
}
