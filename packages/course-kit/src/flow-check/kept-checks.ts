import type { DraftStore } from '../ports/draft-store.js';
import { fieldsOf, isFields } from './model/json-value.js';

/** What is remembered of a check; nothing of the file itself. */
export interface KeptCheck {
  /** Nothing was missing. */
  readonly isPassed: boolean;
  /** The same for flows of the same components and connections. */
  readonly fingerprint: string;
  /** The release that saved the work, where the file says it. */
  readonly release: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Drafts are told by the number of their level; those of a task stand behind it, where no level is: 2.003 for task 3. */
function placeOf(level: number, task: number): number {
  return level + task / 1000;
}

/** The last result of each check of a task, by the title of the check. */
export function readKeptChecks(
  drafts: DraftStore,
  level: number,
  task: number,
): Readonly<Record<string, KeptCheck>> {
  const kept = fieldsOf(fieldsOf(drafts.read(placeOf(level, task)))['checks']);
  return Object.fromEntries(
    Object.entries(kept).filter((entry): entry is [string, KeptCheck] => isKept(entry[1])),
  );
}

export function keepCheck(
  drafts: DraftStore,
  level: number,
  task: number,
  title: string,
  check: KeptCheck,
): void {
  const checks = { ...readKeptChecks(drafts, level, task), [title]: check };
  drafts.write(placeOf(level, task), { checks });
}

function isKept(value: unknown): boolean {
  return isFields(value) && typeof value['isPassed'] === 'boolean' && typeof value['at'] === 'number';
}
