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

/** The last result of each check of a task, by the title of the check. */
export function readKeptChecks(
  drafts: DraftStore,
  level: number,
  task: number,
): Readonly<Record<string, KeptCheck>> {
  const kept = fieldsOf(fieldsOf(drafts.read(level, task))['checks']);
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
  // Beside what else the lesson's draft has.
  drafts.write(level, { ...fieldsOf(drafts.read(level, task)), checks }, task);
}

function isKept(value: unknown): boolean {
  return isFields(value) && typeof value['isPassed'] === 'boolean' && typeof value['at'] === 'number';
}
