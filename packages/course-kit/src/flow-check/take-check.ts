import { MOST_FLOWS } from '../model/passed-flow.js';
import type { CourseServices } from '../state/course-services.js';
import { keepPassedFlow, savePassedFlows } from '../state/passed-flows.js';
import { keepCheck, type KeptCheck } from './kept-checks.js';
import type { TaskCheck } from './model/task-check.js';

export { readKeptChecks } from './kept-checks.js';

/** Keeps what a check came to, and saves it on the account where the storage has a place for it. */
export async function takeCheck(
  services: CourseServices,
  { level, task }: { readonly level: number; readonly task: number },
  /** All that the task asks for. */
  checks: readonly TaskCheck[],
  goal: TaskCheck,
  check: KeptCheck,
): Promise<void> {
  const { storage } = services;
  keepCheck(storage.drafts, level, task, goal.title, check);
  const flow = checks.filter(({ kind }) => kind === 'flow').indexOf(goal) + 1;
  if (!storage.flowChecks || !check.isPassed || flow < 1 || flow > MOST_FLOWS) return;
  const { fingerprint, release, at } = check;
  keepPassedFlow(storage, { level, task, flow, fingerprint, release }, at);
  await savePassedFlows(services, level, task);
}
