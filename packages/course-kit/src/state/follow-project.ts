import type { Unsubscribe } from '../ports/course-storage.js';
import { hasCheckedProject, type LevelWithProject } from './checked-project.js';
import type { CourseServices } from './course-services.js';

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
