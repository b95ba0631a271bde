import type { LevelOutline } from '../model/course.js';
import { keptChecks } from '../model/task-draft.js';
import type { Unsubscribe } from '../ports/course-storage.js';
import type { DraftStore } from '../ports/draft-store.js';
import type { CourseServices } from './course-services.js';

type LevelWithProject = Pick<LevelOutline, 'level' | 'project'>;

/** Whether the check of a level's project has passed, as far as this browser knows; never where there is no project. */
export function hasCheckedProject({ level, project }: LevelWithProject, drafts: DraftStore): boolean {
  return (
    project !== undefined && keptChecks(drafts.read(level, project.task))[project.title]?.isPassed === true
  );
}

/** Tells at once and after each check on the page whether it has; also after somebody else has signed in, who has other drafts. */
export function followProject(
  { storage, subscribe, jotai, state }: CourseServices,
  level: LevelWithProject,
  tell: (isChecked: boolean) => void,
): Unsubscribe {
  const read = () => tell(hasCheckedProject(level, storage.drafts));
  const stops = [subscribe(read), jotai.sub(state.passedFlows, read)];
  read();
  return () => stops.forEach((stop) => stop());
}
