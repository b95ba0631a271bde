import type { LevelRecord } from './level-record.js';
import { applyChanges, type ProgressChange } from './progress-change.js';

/** A change that the storage has not confirmed yet. */
export interface PendingChange {
  /** Tells it from others like it, in every tab. */
  readonly id: string;
  /** What the learner did; `madeAt` says when. */
  readonly change: ProgressChange & { readonly madeAt: number };
}

/** Why a storage refused a change: this learner may not do it, its values cannot be, or there were too many attempts. */
export type RefusalReason = 'forbidden' | 'invalid' | 'limited';

/** A change that the storage refused for good. It waits for the learner, who can send it again or discard it. */
export interface RefusedChange extends PendingChange {
  /** Why; the learner reads a text for it. */
  readonly reason: RefusalReason;
}

/**
 * How far the pending changes are on their way, oldest first and one at a time.
 *
 * - `idle`: nothing is on its way.
 * - `sending`: the change with this id is.
 * - `backing-off`: the last try failed for a passing reason; there is another one later.
 * - `blocked`: nothing can be sent until somebody signs in.
 */
export type Delivery =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly id: string; readonly failures: number }
  | { readonly status: 'backing-off'; readonly failures: number }
  | { readonly status: 'blocked' };

/**
 * One owner's progress: what the storage has confirmed, and the changes that wait. What the learner sees is derived
 * from the two by `shownRecords`, so a change that is refused leaves no trace once it is gone.
 */
export interface Ledger {
  /** Whose it is: a learner's id, or null for a visitor and where there are no accounts. */
  readonly owner: string | null;
  /** Whether the confirmed records are being read, were read, or could not be read and may be old. */
  readonly status: 'loading' | 'ready' | 'failed';
  /** What the storage has confirmed, level ascending. */
  readonly confirmed: readonly LevelRecord[];
  /** What waits to be confirmed, oldest first. */
  readonly pending: readonly PendingChange[];
  /** What the storage refused for good, oldest first. */
  readonly refused: readonly RefusedChange[];
  /** How far the pending changes are on their way. */
  readonly delivery: Delivery;
  /** Counts what confirmed or deleted something, so that a read that began before is known to be out of date. */
  readonly revision: number;
}

/** What is kept of a ledger from one page to the next. */
export type StoredLedger = Pick<Ledger, 'confirmed' | 'pending' | 'refused'>;

/** The ledger of a page that was just opened, before anything is known. */
export const EMPTY_LEDGER: Ledger = {
  owner: null,
  status: 'loading',
  confirmed: [],
  pending: [],
  refused: [],
  delivery: { status: 'idle' },
  revision: 0,
};

/** The ledger after the learner did something, which also settles what was refused of the same task. */
export function withChange(ledger: Ledger, pending: PendingChange): Ledger {
  const refused = ledger.refused.filter((earlier) => !isReplaced(earlier, pending));
  return { ...ledger, pending: [...ledger.pending, pending], refused };
}

/** Whether a later change of the same task says what is to be instead. */
export function isReplaced({ change: earlier }: PendingChange, { change: later }: PendingChange): boolean {
  return (
    earlier.kind === 'task' &&
    later.kind === 'task' &&
    earlier.level === later.level &&
    earlier.task === later.task
  );
}

/** The records as the learner sees them: what is confirmed, with their own latest changes on top. */
export function shownRecords(
  { confirmed, pending }: Pick<Ledger, 'confirmed' | 'pending'>,
  passMark: number,
): readonly LevelRecord[] {
  return applyChanges(
    confirmed,
    pending.map(({ change }) => change),
    passMark,
  );
}
