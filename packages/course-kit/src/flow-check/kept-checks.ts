import type { DraftStore } from '../ports/draft-store.js';
import { fieldsOf } from './model/json-value.js';

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

/** The last result of each check of a task, or the last that has passed, by the title of the check. */
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
  const draft = fieldsOf(drafts.read(level, task));
  const known = readKeptChecks(drafts, level, task)[title];
  // Keeps what else the draft of the task has.
  drafts.write(
    level,
    { ...draft, checks: { ...fieldsOf(draft['checks']), [title]: laterCheck(known, check) } },
    task,
  );
}

/** What is remembered after one more check: what has passed stays passed, whatever is handed in later. */
export function laterCheck(known: KeptCheck | undefined, check: KeptCheck): KeptCheck {
  return known?.isPassed && !check.isPassed ? known : check;
}

function isKept(value: unknown): boolean {
  const { isPassed, at } = fieldsOf(value);
  return typeof isPassed === 'boolean' && typeof at === 'number';
}
