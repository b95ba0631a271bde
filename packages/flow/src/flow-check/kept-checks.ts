import type { DraftStore } from '@course-kit/react';
import { keptChecks, withParts, type KeptCheck, type TaskDraft } from '@course-kit/react/feature';

export type { KeptCheck } from '@course-kit/react/feature';

/** The last result of each check of a task, or the last that has passed, by the title of the check. */
export function readKeptChecks(drafts: DraftStore, level: number, task: number): TaskDraft['checks'] {
  return keptChecks(drafts.read(level, task));
}

export function keepCheck(
  drafts: DraftStore,
  level: number,
  task: number,
  title: string,
  check: KeptCheck,
): void {
  const stored = drafts.read(level, task);
  const known = keptChecks(stored);
  const checks = { ...known, [title]: laterCheck(known[title], check) };
  drafts.write(level, withParts(stored, { checks }), task);
}

/** What is remembered after one more check: what has passed stays passed, whatever is handed in later. */
export function laterCheck(known: KeptCheck | undefined, check: KeptCheck): KeptCheck {
  return known?.isPassed && !check.isPassed ? known : check;
}
