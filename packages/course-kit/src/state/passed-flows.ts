import { releaseNumber, type PassedFlow } from '../model/passed-flow.js';
import { storedParts, waitingFlows, withParts, type WaitingFlow } from '../model/task-draft.js';
import type { CourseStorageError } from '../ports/course-storage-error.js';
import type { Unsubscribe } from '../ports/course-storage.js';
import { hasCheckedProject, type LevelWithProject } from './checked-project.js';
import type { CourseServices } from './course-services.js';

/** These are refused for good; whatever else goes wrong, the flow waits. */
const FINAL: readonly string[] = ['forbidden', 'invalid', 'superseded'];

/**
 * Keeps in the browser that a flow has passed, until the account has it.
 *
 * @param at - milliseconds since 1970.
 */
export function keepPassedFlow({ drafts }: CourseServices['storage'], passed: PassedFlow, at: number): void {
  const { level, task, flow, fingerprint, release } = passed;
  const stored = drafts.read(level, task);
  const waiting = { fingerprint, release: releaseNumber(release), at };
  drafts.write(level, withParts(stored, { passedFlows: { ...waitingFlows(stored), [flow]: waiting } }), task);
}

/**
 * Saves what waits of a level on the account of who is signed in. What cannot be saved now keeps waiting. Never rejects.
 *
 * @param task - of which task. @default all of the level
 */
export async function savePassedFlows(
  { course, storage: { drafts, flowChecks }, jotai, state }: CourseServices,
  level: number,
  task?: number,
): Promise<void> {
  const session = jotai.get(state.session);
  if (!flowChecks || session.status !== 'signed-in') return;
  const { id: learnerId } = session.learner;
  const save = async (task: number, flow: string, { at, ...waiting }: WaitingFlow) => {
    try {
      await flowChecks.save({ level, task, flow: Number(flow), ...waiting, madeAt: at, learnerId });
    } catch (error) {
      if (!FINAL.includes((error as CourseStorageError).code)) return;
    }
    const stored = drafts.read(level, task);
    const { [flow]: saved, ...others } = waitingFlows(stored);
    // Meanwhile another flow may have passed, or another learner may have signed in.
    if (saved?.at !== at) return;
    const { passedFlows: _all, ...rest } = storedParts(stored);
    const isLast = Object.keys(others).length === 0;
    drafts.write(level, isLast ? rest : { ...rest, passedFlows: others }, task);
  };
  const all = course.levels.find((other) => other.level === level)?.tasks.map((_, index) => index + 1) ?? [];
  await Promise.all(
    (task === undefined ? all : [task]).flatMap((task) =>
      Object.entries(waitingFlows(drafts.read(level, task))).map(async ([flow, waiting]) =>
        save(task, flow, waiting),
      ),
    ),
  );
}

/** Tells at once and after each check on the page whether that of a level's project has passed; also after somebody else has signed in, who has other drafts. */
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
