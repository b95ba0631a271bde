import type { LessonWork } from '@course-kit/react/feature';
import { keepCheck, type KeptCheck } from './kept-checks.js';
import type { TaskCheck } from './model/task-check.js';

export { readKeptChecks } from './kept-checks.js';

/** Keeps what a check came to, and saves it on the account where the storage has a place for it. */
export async function takeCheck(
  { drafts, notePassedFlow }: LessonWork,
  { level, task }: { readonly level: number; readonly task: number },
  /** All that the task asks for. */
  checks: readonly TaskCheck[],
  goal: TaskCheck,
  check: KeptCheck,
): Promise<void> {
  keepCheck(drafts, level, task, goal.title, check);
  if (!check.isPassed) return;
  const flow = checks.filter(({ kind }) => kind === 'flow').indexOf(goal) + 1;
  const { fingerprint, release, at } = check;
  await notePassedFlow({ level, task, flow, fingerprint, release }, at);
}
