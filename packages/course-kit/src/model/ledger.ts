import type { LevelRecord } from './level-record.js';
import { applyChanges, type DatedChange } from './progress-change.js';

/** A change that the storage has not confirmed yet. */
export interface PendingChange {
  /** Identifies the change, in every tab. */
  readonly id: string;
  /** What the learner did; `madeAt` says when. */
  readonly change: DatedChange;
}

/**
 * Why a storage refused a change: the learner has no permission, the values are invalid, or there were too many
 * attempts.
 */
export type RefusalReason = 'forbidden' | 'invalid' | 'limited';

/**
 * A change that the storage refused. For good, unless the reason is `limited`, it waits for the learner, who can send it again or
 * discard it; after too many attempts it is sent again by itself once the page is opened anew, or asks whether there is another
 * attempt.
 */
export interface RefusedChange extends PendingChange {
  /** The reason, which is shown to the learner as a text. */
  readonly reason: RefusalReason;
}

/**
 * The state of delivery. Pending changes are sent oldest first, one at a time.
 *
 * - `idle`: nothing is being sent.
 * - `sending`: the change with this id is being sent.
 * - `backing-off`: the last try failed for a temporary reason and will be retried.
 * - `blocked`: nothing can be sent until somebody signs in.
 */
export type Delivery =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly id: string; readonly failures: number }
  | { readonly status: 'backing-off'; readonly failures: number }
  | { readonly status: 'blocked' };

/** Whether the confirmed records are being read, were read, or could not be read and may be outdated. */
export type LedgerStatus = 'loading' | 'ready' | 'failed';

/**
 * One owner's progress: the records that the storage has confirmed, and the pending changes. What the learner sees
 * follows from both, so that a refused change disappears.
 */
export interface Ledger {
  /** Whose it is: a learner's id, or null for a visitor and where there are no accounts. */
  readonly owner: string | null;
  /** Whether the confirmed records are being read, were read, or could not be read and may be old. */
  readonly status: LedgerStatus;
  /** What the storage has confirmed, level ascending. */
  readonly confirmed: readonly LevelRecord[];
  /** What waits to be confirmed, oldest first. */
  readonly pending: readonly PendingChange[];
  /** What the learner sees: the confirmed records with the pending changes applied. */
  readonly shown: readonly LevelRecord[];
  /** What the storage refused for good, oldest first. */
  readonly refused: readonly RefusedChange[];
  /** How far the pending changes are on their way. */
  readonly delivery: Delivery;
  /** Rises with every confirmation and deletion, so that a read that began before can be recognized as outdated. */
  readonly revision: number;
}

/** The part of a ledger that the browser stores. */
export type StoredLedger = Pick<Ledger, 'confirmed' | 'pending' | 'refused'>;

/** The ledger of a page that was just opened, before anything is known. */
export const EMPTY_LEDGER: Ledger = {
  owner: null,
  status: 'loading',
  confirmed: [],
  pending: [],
  shown: [],
  refused: [],
  delivery: { status: 'idle' },
  revision: 0,
};

/** The ledger with a new change, without refused changes of the same task. */
export function withChange(ledger: Ledger, pending: PendingChange, passMark: number): Ledger {
  return {
    ...ledger,
    pending: [...ledger.pending, pending],
    shown: applyChanges(ledger.shown, [pending.change], passMark),
    refused: ledger.refused.filter((earlier) => !isReplaced(earlier, pending)),
  };
}

/** Whether a later change of the same task replaces this one. */
export function isReplaced({ change: earlier }: PendingChange, { change: later }: PendingChange): boolean {
  return (
    earlier.kind === 'task' &&
    later.kind === 'task' &&
    earlier.level === later.level &&
    earlier.task === later.task
  );
}

/** The records as the learner sees them: the confirmed ones with the pending changes applied. */
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
