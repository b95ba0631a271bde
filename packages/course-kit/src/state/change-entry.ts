import { randomId } from '../base/random-id.js';
import { withChange, type Ledger, type PendingChange } from '../model/ledger.js';
import type { ProgressChange } from '../model/progress-change.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { GivenServices } from './course-services.js';
import { sendChange, type SendResult } from './send-change.js';

/** Reads and replaces a store's ledger. */
export interface LedgerAccess {
  readonly get: () => Ledger;
  readonly set: (ledger: Ledger) => void;
}

/** A change that is shown and stored, and must be delivered. */
export interface EnteredChange {
  readonly id: string;
  /** The request to the storage, if it was sent already. */
  readonly sent: Promise<SendResult> | undefined;
}

/** What must happen synchronously when the learner presses a button, because the page may be closed right after. */
export interface ChangeEntry {
  /** Shows and stores a change, under a random id unless it has one. */
  enter(change: ProgressChange, id?: string): EnteredChange;
  /**
   * The current time in milliseconds since 1970, but later than every time returned before, even if the clock is set
   * back.
   */
  nextTime(): number;
}

/**
 * Creates the entry to a ledger. A storage without a ledger store saves within the call: unless earlier changes are
 * pending, the request is sent at once.
 */
export function createChangeEntry(
  { course, storage: { progress, session }, clock }: GivenServices,
  ledger: LedgerAccess,
  store: LedgerStore | undefined,
): ChangeEntry {
  let latest = 0;
  const nextTime = () => {
    // Pending changes are oldest first.
    const last = ledger.get().pending.slice(-1);
    latest = Math.max(clock(), latest + 1, ...last.map(({ change }) => change.madeAt + 1));
    return latest;
  };
  return {
    nextTime,
    enter(given, id = randomId()) {
      const before = ledger.get();
      const pending: PendingChange = { id, change: { ...given, madeAt: nextTime() } };
      const after = withChange(before, pending, course.passMark);
      ledger.set(after);
      store?.persist({ type: 'changed', pending }, before, after);
      const savesAtOnce = !store && !session && before.pending.length === 0;
      return { id, sent: savesAtOnce ? sendChange(progress, pending.change) : undefined };
    },
  };
}
