import {
  EMPTY_LEDGER,
  isReplaced,
  shownRecords,
  withChange,
  type Delivery,
  type Ledger,
  type PendingChange,
  type RefusalReason,
  type RefusedChange,
  type StoredLedger,
} from './ledger.js';
import { failuresOf, isForGood } from './save-status.js';
import { inOrder } from './change-order.js';
import { withRecord, type LevelRecord } from './level-record.js';

/** Something that happened to a ledger. */
export type LedgerEvent =
  /** The learner did something. */
  | { readonly type: 'changed'; readonly pending: PendingChange }
  /** A pending change is on its way to the storage. */
  | { readonly type: 'sending'; readonly id: string }
  /** The storage has a change, and this is its level's record now. */
  | { readonly type: 'confirmed'; readonly id: string; readonly record: LevelRecord }
  /** The storage could not be reached or could not answer, for a temporary reason. */
  | { readonly type: 'failed' }
  /** The storage requires a sign-in. */
  | { readonly type: 'blocked' }
  /** The storage refused a change. */
  | { readonly type: 'refused'; readonly id: string; readonly reason: RefusalReason }
  /** Changes are obsolete: another tab has settled them, or the learner deleted their progress after them. */
  | { readonly type: 'dropped'; readonly ids: readonly string[] }
  /** The refused changes are to be sent again: all of them, or those that were refused for a reason. */
  | { readonly type: 'retried'; readonly reason?: RefusalReason }
  /** The learner discards what was refused for good. */
  | { readonly type: 'discarded' }
  /** All records were read; `revision` is the ledger's from before the read. */
  | { readonly type: 'read'; readonly records: readonly LevelRecord[]; readonly revision: number }
  | { readonly type: 'read-failed' }
  /** Replaces the ledger by that of another owner, as the browser has stored it. */
  | { readonly type: 'opened'; readonly owner: string | null; readonly stored: StoredLedger }
  /** Another tab has changed the stored ledger. */
  | { readonly type: 'synchronised'; readonly stored: StoredLedger }
  /** The learner deleted their progress: changes made up to that time are gone. */
  | { readonly type: 'cleared'; readonly time: number };

const IDLE: Delivery = { status: 'idle' };

/** The ledger after an event. Returns the same object if the event changes nothing. */
export function reduceLedger(ledger: Ledger, event: LedgerEvent, passMark: number): Ledger {
  const { confirmed, pending } = ledger;
  if (event.type === 'changed') return withChange(ledger, event.pending, passMark);
  const after = reduce(ledger, event);
  if (after.confirmed === confirmed && after.pending === pending) return after;
  // Mostly the storage makes of the first change what was shown: then nothing is derived anew, however many wait.
  const isAsShown =
    event.type === 'confirmed' &&
    pending[0]?.id === event.id &&
    JSON.stringify(shownRecords({ confirmed, pending: pending.slice(0, 1) }, passMark)) ===
      JSON.stringify(after.confirmed);
  return isAsShown ? after : { ...after, shown: shownRecords(after, passMark) };
}

/** The ledger after an event, with what was shown before it. */
function reduce(ledger: Ledger, event: Exclude<LedgerEvent, { readonly type: 'changed' }>): Ledger {
  const { pending, refused, delivery } = ledger;
  switch (event.type) {
    case 'sending':
      return { ...ledger, delivery: { status: 'sending', id: event.id, failures: failuresOf(delivery) } };
    case 'confirmed': {
      const change = pending.find(({ id }) => id === event.id);
      // Earlier changes of the same task that were refused meanwhile are settled by this one.
      const isSettled = (earlier: PendingChange) =>
        change !== undefined && isReplaced(earlier, change) && inOrder(earlier, change) < 0;
      return {
        ...withoutPending(ledger, [event.id]),
        confirmed: withRecord(ledger.confirmed, event.record),
        refused: refused.some(isSettled) ? refused.filter((earlier) => !isSettled(earlier)) : refused,
        delivery: IDLE,
        revision: ledger.revision + 1,
      };
    }
    case 'failed':
      return { ...ledger, delivery: { status: 'backing-off', failures: failuresOf(delivery) + 1 } };
    case 'blocked':
      return { ...ledger, delivery: { status: 'blocked' } };
    case 'refused': {
      const change = pending.find(({ id }) => id === event.id);
      const left: Ledger = { ...withoutPending(ledger, [event.id]), delivery: IDLE };
      // Not listed as refused: sent again, it would undo what the learner did to the same task since.
      if (!change || left.pending.some((later) => isReplaced(change, later))) return left;
      return { ...left, refused: [...refused, { ...change, reason: event.reason }] };
    }
    case 'dropped': {
      const left = withoutPending(ledger, event.ids);
      const wasSent = delivery.status === 'sending' && event.ids.includes(delivery.id);
      return settled(wasSent ? { ...left, delivery: IDLE } : left);
    }
    case 'retried': {
      const isAgain = ({ reason }: RefusedChange) => !event.reason || event.reason === reason;
      if (!refused.some(isAgain)) return ledger;
      const again = refused.filter(isAgain).map(({ id, change }) => ({ id, change }));
      return {
        ...ledger,
        pending: [...again, ...pending].sort(inOrder),
        refused: refused.filter((change) => !isAgain(change)),
      };
    }
    case 'discarded':
      return refused.some(isForGood)
        ? { ...ledger, refused: refused.filter((change) => !isForGood(change)) }
        : ledger;
    case 'read':
      if (event.revision !== ledger.revision) return ledger;
      return { ...ledger, status: 'ready', confirmed: event.records };
    case 'read-failed':
      return { ...ledger, status: 'failed' };
    case 'opened':
      return {
        ...EMPTY_LEDGER,
        ...event.stored,
        owner: event.owner,
        shown: ledger.shown,
        revision: ledger.revision + 1,
      };
    case 'synchronised':
      // What another tab has saved is newer than a read that began before.
      return settled({ ...ledger, ...event.stored, revision: ledger.revision + 1 });
    case 'cleared': {
      const isLater = ({ change }: PendingChange) => change.madeAt > event.time;
      return {
        ...ledger,
        status: 'ready',
        confirmed: [],
        pending: pending.filter(isLater),
        refused: refused.filter(isLater),
        delivery: IDLE,
        revision: ledger.revision + 1,
      };
    }
  }
}

/** Resets the delivery once nothing is pending. */
function settled(ledger: Ledger): Ledger {
  const isOver = ledger.pending.length === 0 && ledger.delivery.status === 'backing-off';
  return isOver ? { ...ledger, delivery: IDLE } : ledger;
}

function withoutPending(ledger: Ledger, ids: readonly string[]): Ledger {
  const pending = ledger.pending.filter(({ id }) => !ids.includes(id));
  return pending.length === ledger.pending.length ? ledger : { ...ledger, pending };
}
