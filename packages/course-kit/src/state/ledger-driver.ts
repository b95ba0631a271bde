import type { CourseOutline } from '../model/course.js';
import type { Ledger, StoredLedger } from '../model/ledger.js';
import type { ProgressChange, QuizChange } from '../model/progress-change.js';
import { reduceLedger, type LedgerEvent } from '../model/ledger-reducer.js';
import type { CourseStorage, Unsubscribe } from '../ports/course-storage.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { EnteredChange, LedgerAccess } from './change-entry.js';
import { createLedgerSender } from './ledger-sender.js';
import { createRetryTimer } from './retry-timer.js';
import { createSaveResults, type LedgerNotification, type SaveResult } from './save-result.js';
import type { SendResult } from './send-change.js';
import { lostIn, withPatience } from './with-patience.js';

/** Options of a driver. */
export interface LedgerDriverOptions {
  readonly course: CourseOutline;
  readonly storage: CourseStorage;
  /** Sends a quiz where the storage marks it. @default its score is sent */
  readonly sendQuiz?: ((change: QuizChange) => Promise<SendResult>) | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1; spreads retries, so that devices do not send them at the same time. */
  readonly random: () => number;
  readonly ledger: LedgerAccess;
  /** Stores the ledger in the browser, if the storage has a ledger store. */
  readonly store: LedgerStore | undefined;
  /** The current time, but later than every time returned before. */
  readonly nextTime: () => number;
  readonly onNotification: (notification: LedgerNotification) => void;
  /** Called with a change that is saved once nobody waits for its result, before it is confirmed. */
  readonly onSavedLater: (change: ProgressChange) => void;
  /** Called when the storage says that nobody is signed in. */
  readonly onSignedOut: () => void;
  /** Called after every change of the ledger, with false while a change is kept in the page's memory only. */
  readonly onKept: (isLasting: boolean) => void;
}

/** Sends a ledger's changes to the storage, one tab at a time. */
export interface LedgerDriver {
  /** Sends a change that is shown and stored already, after earlier ones. Never rejects. */
  deliver(entered: EnteredChange): Promise<SaveResult>;
  /** Opens the ledger of the current learner, null for nobody, and merges a visitor's work into it. */
  open(owner: string | null): void;
  /** Reads all records. Never rejects: after a failed read the known records stay. */
  read(): Promise<void>;
  /** Sends pending changes, now or after the pause that the storage has asked for. */
  flush(): Promise<void>;
  /** Sends the refused changes again. */
  retry(): Promise<void>;
  /** Discards the refused changes. */
  discard(): void;
  /**
   * Deletes all progress made up to now. Rejects if the storage fails; then nothing has changed. Resolves to false if
   * another learner has signed in meanwhile, whose progress stays.
   *
   * @param remove - deletes it from the storage. @default the storage's own `clear`
   */
  clear(remove?: () => Promise<void>): Promise<boolean>;
  /** Follows other tabs until the result is called. */
  connect(): Unsubscribe;
}

/** How long to wait for another tab to send its own changes before this tab sends them. */
const OTHER_TAB_MILLISECONDS = 3000;

/** Events after which a connection may be back. */
const TRY_AGAIN = ['online', 'pageshow', 'focus'] as const;

/** Creates the driver of a store's ledger. */
export function createLedgerDriver(options: LedgerDriverOptions): LedgerDriver {
  const { course, storage, ledger, store, nextTime, onNotification } = options;
  const { progress } = storage;
  const hasAccounts = storage.session !== undefined;
  const retries = createRetryTimer(options, () => void flush());
  const results = createSaveResults();
  /** Requests that were sent within the press. */
  const started = new Map<string, Promise<SendResult>>();
  let onOpened = () => {};
  const opened = new Promise<void>((resolve) => {
    if (hasAccounts) onOpened = resolve;
    else resolve();
  });
  let flushing: Promise<void> | undefined;
  let isFlushWanted = false;
  let reading: { readonly owner: string | null; readonly isDone: Promise<void> } | undefined;
  let isReadWanted = false;
  let turn: Promise<void> = Promise.resolve();

  /** Nobody has signed in where there are accounts, or it is not known yet. */
  const isVisitor = () => hasAccounts && ledger.get().owner === null;
  const learnerIdOf = (owner: string | null) => (hasAccounts && owner !== null ? owner : undefined);
  const isLasting = () => store?.isLasting ?? ledger.get().pending.length === 0;

  const dispatch = (event: LedgerEvent) => {
    const before = ledger.get();
    const after = reduceLedger(before, event, course.passMark);
    if (after === before) return;
    ledger.set(after);
    store?.persist(event, before, after);
    options.onKept(isLasting());
  };

  /** Runs work one after the other in this tab, and not while another tab runs its own. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const run = turn.then(() => (store ? store.exclusively(work) : work()));
    turn = run.catch(() => undefined);
    return run;
  };

  const synchronise = () => {
    const before = ledger.get();
    const stored = store?.synchronise(before);
    if (!stored || isSame(stored, before)) return;
    ledger.set(reduceLedger(before, { type: 'synchronised', stored }, course.passMark));
    progress.invalidate?.();
    // Results for changes that another tab has settled.
    const waiting = new Set(stored.pending.map(({ id }) => id));
    const result = isVisitor() ? 'signed-out' : 'saved';
    for (const { id } of before.pending) if (!waiting.has(id)) results.settle(id, result);
  };

  const send = createLedgerSender({
    ...options,
    current: ledger.get,
    dispatch,
    results,
    retries,
    isLasting,
    onStale: () => void read(),
  });

  const sendAll = async () => {
    synchronise();
    const next = () => (isVisitor() || retries.isTooEarly() ? undefined : ledger.get().pending[0]);
    for (let change = next(); change; change = next()) {
      const sent = started.get(change.id);
      started.delete(change.id);
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were made
      if (!(await send(change, sent))) return;
    }
  };

  const flushAll = async () => {
    try {
      while (isFlushWanted) {
        isFlushWanted = false;
        // oxlint-disable-next-line no-await-in-loop -- what was added at the end of a run needs another one
        await inTurn(sendAll);
      }
    } finally {
      flushing = undefined;
    }
    // The results are not known before it is known who is learning.
    if (isVisitor() && ledger.get().status === 'loading') return;
    results.settleAll(ledger.get().delivery.status === 'blocked' ? 'signed-out' : 'queued');
  };

  const flush = (): Promise<void> => {
    isFlushWanted = true;
    return (flushing ??= flushAll());
  };

  const readAll = async (owner: string | null): Promise<void> => {
    const isStillOwner = () => ledger.get().owner === owner;
    try {
      let revision: number;
      let records: Awaited<ReturnType<typeof progress.list>> | undefined;
      do {
        // Only the first read does not wait for what is being sent, which would outdate it change by change.
        const { pending, status } = ledger.get();
        // oxlint-disable-next-line no-await-in-loop -- as below
        if (pending.length > 0 && (records || status !== 'loading')) await flushing;
        ({ revision } = ledger.get());
        isReadWanted = false;
        // oxlint-disable-next-line no-await-in-loop -- what was saved, or announced, meanwhile is newer than what was read
        records = await withPatience(progress.list(learnerIdOf(owner)), lostIn('progress.list'));
        if (!isStillOwner()) return;
        synchronise();
        // Shown at once also where another read is wanted, as that waits for what is being sent.
        dispatch({ type: 'read', records, revision });
      } while (isReadWanted || revision !== ledger.get().revision);
    } catch {
      if (isStillOwner()) dispatch({ type: 'read-failed' });
    }
  };

  /** One read at a time: a call during a read gets the result of the next one. */
  const read = (): Promise<void> => {
    const { owner } = ledger.get();
    if (isVisitor()) return Promise.resolve();
    if (reading?.owner === owner) {
      isReadWanted = true;
      return reading.isDone;
    }
    const isDone = readAll(owner).finally(() => {
      if (reading?.isDone === isDone) reading = undefined;
    });
    reading = { owner, isDone };
    return isDone;
  };

  return {
    read,
    flush,

    deliver({ id, sent }) {
      if (sent) started.set(id, sent);
      const result = results.of(id);
      // A run that is ending sends it, too, before it tells callers what is left to be sent.
      isFlushWanted = true;
      // After the next paint, so that the pressed control is painted first.
      setTimeout(() => void flush());
      return result;
    },

    open(owner) {
      const before = ledger.get();
      store?.synchronise(before);
      retries.stop();
      const kept = store?.open(owner, course);
      const stored = kept?.stored ?? withoutStore(before);
      ledger.set(reduceLedger(before, { type: 'opened', owner, stored }, course.passMark));
      // There may be another attempt by now.
      dispatch({ type: 'retried', reason: 'limited' });
      if (kept?.incomplete) onNotification('merge-incomplete');
      // Without locks, another tab may be sending the same changes.
      if (store?.isExclusive === false && ledger.get().pending.length > 0)
        retries.hold(OTHER_TAB_MILLISECONDS);
      if (isVisitor()) {
        dispatch({ type: 'blocked' });
        dispatch({ type: 'read', records: stored.confirmed, revision: ledger.get().revision });
      } else void read();
      onOpened();
      void flush();
    },

    async retry() {
      dispatch({ type: 'retried' });
      await flush();
    },

    discard: () => dispatch({ type: 'discarded' }),

    async clear(remove) {
      const time = nextTime();
      // Waits until it is known whose progress it is.
      await opened;
      const { owner } = ledger.get();
      const isStillOwner = () => ledger.get().owner === owner;
      await inTurn(async () => {
        if (!isStillOwner()) return;
        // A visitor's progress is only in the browser.
        const asked = remove?.() ?? (isVisitor() ? undefined : progress.clear?.(time, learnerIdOf(owner)));
        // Saving waits for the answer, with a limit.
        if (asked) await withPatience(asked, lostIn('progress.clear'));
        if (isStillOwner()) dispatch({ type: 'cleared', time });
      });
      return isStillOwner();
    },

    connect() {
      const followOthers = () => {
        synchronise();
        const { pending, delivery } = ledger.get();
        if (pending.length > 0 && delivery.status === 'idle') retries.after(OTHER_TAB_MILLISECONDS);
      };
      const tryAgain = () => {
        if (ledger.get().pending.length > 0) void flush();
      };
      const unsubscribe = store?.subscribe(followOthers);
      for (const event of TRY_AGAIN) globalThis.addEventListener?.(event, tryAgain);
      return () => {
        unsubscribe?.();
        for (const event of TRY_AGAIN) globalThis.removeEventListener?.(event, tryAgain);
        retries.stop();
      };
    },
  };
}

/** Without a ledger store, only the page has pending changes; a visitor's become the learner's. */
function withoutStore({ owner, pending }: Ledger): StoredLedger {
  return { confirmed: [], pending: owner === null ? pending : [], refused: [] };
}

/** Whether the stored parts of two ledgers are equal; they are small. */
function isSame(stored: StoredLedger, ledger: Ledger): boolean {
  const textOf = ({ confirmed, pending, refused }: StoredLedger) =>
    JSON.stringify([confirmed, pending, refused]);
  return stored === ledger || textOf(stored) === textOf(ledger);
}
