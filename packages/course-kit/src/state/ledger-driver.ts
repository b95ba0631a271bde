import type { CourseOutline } from '../model/course.js';
import type { Ledger, StoredLedger } from '../model/ledger.js';
import { reduceLedger, type LedgerEvent } from '../model/ledger-reducer.js';
import type { CourseStorage, Unsubscribe } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { LedgerStore } from '../ports/ledger-store.js';
import type { EnteredChange, LedgerAccess } from './change-entry.js';
import { createLedgerSender } from './ledger-sender.js';
import { createRetryTimer } from './retry-timer.js';
import { createSaveResults, type LedgerNotification, type SaveResult } from './save-result.js';
import type { SendResult } from './send-change.js';
import { withPatience } from './with-patience.js';

/** What a driver works with. */
export interface LedgerDriverOptions {
  readonly course: CourseOutline;
  readonly storage: CourseStorage;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** From 0 up to, not including, 1; spreads retries, so that devices do not come all at once. */
  readonly random: () => number;
  readonly ledger: LedgerAccess;
  /** What keeps the ledger in the browser, where the storage has that. */
  readonly store: LedgerStore | undefined;
  /** A time after every time that was given before. */
  readonly nextTime: () => number;
  readonly onNotification: (notification: LedgerNotification) => void;
  /** The storage takes nobody to be signed in, whatever was known before. */
  readonly onSignedOut: () => void;
  /** Called after every change of the ledger; false while something waits in the page's memory only. */
  readonly onKept: (isLasting: boolean) => void;
}

/** Carries a ledger's changes to the storage: all that touches timers, locks, the browser and other tabs. */
export interface LedgerDriver {
  /** Sends a change that is shown and kept already, after those before it. Never rejects. */
  deliver(entered: EnteredChange): Promise<SaveResult>;
  /** Shows the ledger of whoever is learning now, null for nobody; merges what they did signed out. */
  open(owner: string | null): void;
  /** Reads all records. Never rejects: a failed read keeps what was known. */
  read(): Promise<void>;
  /** Sends what waits, now, or when the storage has asked to be asked again. */
  flush(): Promise<void>;
  /** Sends the refused changes again. */
  retry(): Promise<void>;
  /** Gives the refused changes up. */
  discard(): void;
  /**
   * Deletes all progress made up to now. Rejects when the storage cannot; then all is as it was. Answers false when
   * somebody else has signed in meanwhile, who keeps what is theirs.
   */
  clear(): Promise<boolean>;
  /** Follows other tabs until the result is called. */
  connect(): Unsubscribe;
}

/** Another tab sends what it added; this one sees to it when that tab does not. */
const OTHER_TAB_MILLISECONDS = 3000;

/** When a connection may be back. */
const TRY_AGAIN = ['online', 'pageshow', 'focus'] as const;

/** Makes the driver of one store's ledger. */
export function createLedgerDriver(options: LedgerDriverOptions): LedgerDriver {
  const { course, storage, ledger, store, nextTime, onNotification } = options;
  const { progress } = storage;
  const hasAccounts = storage.session !== undefined;
  const retries = createRetryTimer(options, () => void flush());
  const results = createSaveResults();
  /** Changes that the storage was asked to save within the press. */
  const started = new Map<string, Promise<SendResult>>();
  const opened = promiseWithResolve();
  if (!hasAccounts) opened.resolve();
  let isFlushing = false;
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
    const after = reduceLedger(before, event);
    if (after === before) return;
    ledger.set(after);
    store?.persist(event, before, after);
    options.onKept(isLasting());
  };

  /** One after the other in this tab, and not while another tab does. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const run = turn.then(() => (store ? store.exclusively(work) : work()));
    turn = run.catch(() => undefined);
    return run;
  };

  const synchronise = () => {
    const before = ledger.get();
    const stored = store?.synchronise(before);
    if (!stored || isSame(stored, before)) return;
    ledger.set(reduceLedger(before, { type: 'synchronised', stored }));
    // What another tab has settled is settled for whoever waits for it here.
    const ids = new Set(stored.pending.map(({ id }) => id));
    const result = isVisitor() ? 'signed-out' : 'saved';
    before.pending.filter(({ id }) => !ids.has(id)).forEach(({ id }) => results.settle(id, result));
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

  const flush = async (): Promise<void> => {
    isFlushWanted = true;
    if (isFlushing) return;
    isFlushing = true;
    try {
      while (isFlushWanted) {
        isFlushWanted = false;
        // oxlint-disable-next-line no-await-in-loop -- what was added at the end of a run needs another one
        await inTurn(sendAll);
      }
    } finally {
      isFlushing = false;
    }
    // Until it is known who is learning, nobody can say what becomes of a change.
    if (isVisitor() && ledger.get().status === 'loading') return;
    results.settleAll(ledger.get().delivery.status === 'blocked' ? 'signed-out' : 'queued');
  };

  const readAll = async (owner: string | null): Promise<void> => {
    const isStillOwner = () => ledger.get().owner === owner;
    try {
      let revision: number;
      let records: Awaited<ReturnType<typeof progress.list>>;
      do {
        ({ revision } = ledger.get());
        isReadWanted = false;
        // oxlint-disable-next-line no-await-in-loop -- what was saved, or announced, meanwhile is newer than what was read
        records = await withPatience(progress.list(learnerIdOf(owner)), lostIn('progress.list'));
      } while (isStillOwner() && (isReadWanted || revision !== ledger.get().revision));
      if (!isStillOwner()) return;
      synchronise();
      dispatch({ type: 'read', records, revision });
    } catch {
      if (isStillOwner()) dispatch({ type: 'read-failed' });
    }
  };

  /** Once at a time: who asks while a read is on its way gets what a further one says. */
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
      // The press is painted first.
      setTimeout(() => void flush());
      return result;
    },

    open(owner) {
      const before = ledger.get();
      store?.synchronise(before);
      retries.stop();
      const kept = store?.open(owner, course);
      const stored = kept?.stored ?? withoutStore(before);
      ledger.set(reduceLedger(before, { type: 'opened', owner, stored }));
      if (kept?.incomplete) onNotification('merge-incomplete');
      // Without locks, another tab may be sending just what was found here.
      if (store?.isExclusive === false && ledger.get().pending.length > 0)
        retries.hold(OTHER_TAB_MILLISECONDS);
      if (isVisitor()) {
        dispatch({ type: 'blocked' });
        dispatch({ type: 'read', records: stored.confirmed, revision: ledger.get().revision });
      } else void read();
      opened.resolve();
      void flush();
    },

    async retry() {
      dispatch({ type: 'retried' });
      await flush();
    },

    discard: () => dispatch({ type: 'discarded' }),

    async clear() {
      const time = nextTime();
      // On a page just opened it takes a moment to know whose progress it is.
      await opened.promise;
      const { owner } = ledger.get();
      const isStillOwner = () => ledger.get().owner === owner;
      await inTurn(async () => {
        // A visitor has only what is in the browser.
        if (!isVisitor() && isStillOwner() && progress.clear) {
          // Saving waits for the answer, but not for ever.
          await withPatience(progress.clear(time, learnerIdOf(owner)), lostIn('progress.clear'));
        }
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

/** Without a ledger store, what waits is known to the page alone; a visitor's changes become the learner's. */
function withoutStore({ owner, pending }: Ledger): StoredLedger {
  return { confirmed: [], pending: owner === null ? pending : [], refused: [] };
}

/** What becomes of an answer that does not come. */
function lostIn(operation: string): () => Promise<never> {
  return () => Promise.reject(new CourseStorageError('unavailable', operation));
}

/** Whether two ledgers keep the same; they are small. */
function isSame(stored: StoredLedger, ledger: Ledger): boolean {
  const textOf = ({ confirmed, pending, refused }: StoredLedger) =>
    JSON.stringify([confirmed, pending, refused]);
  return stored === ledger || textOf(stored) === textOf(ledger);
}

/** A promise that is kept from outside. */
function promiseWithResolve(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}
