import { withRecord, type LevelRecord } from '../model/level-record.js';
import { changesOf } from '../model/merge-progress.js';
import { applyChanges, type ProgressChange } from '../model/progress-change.js';
import type { BrowserCopy, QueuedChange } from '../ports/browser-copy.js';
import type { ProgressStore } from '../ports/progress-store.js';
import { sendTo, type SaveOutcome } from './send-change.js';

/** What a queue tells of changes that it settled by itself, after a later try. */
export interface SyncListener {
  readonly onSaved: (record: LevelRecord) => void;
  readonly onRefused: () => void;
  /** The queue changed. */
  readonly onUnsaved: () => void;
}

/** Keeps an account and the browser's copy together, so that nothing that a learner did is lost. */
export interface ProgressSync {
  /** What is known without asking: the copy, with unsaved changes in it. */
  known(): readonly LevelRecord[];
  unsaved(): readonly ProgressChange[];
  /** Makes the copy a learner's own, merging into it what was done signed out; null for a visitor. */
  begin(learnerId: string | null): void;
  /** Asks the account. Rejects when it cannot be asked; the copy is as it was then (decisions 17). */
  read(): Promise<readonly LevelRecord[]>;
  /** Keeps a change at once and saves it. Never rejects. */
  save(change: ProgressChange): Promise<SaveOutcome>;
  /** Tries to save what is still unsaved. */
  flush(): Promise<void>;
  /**
   * Deletes what the account and the copy have, and what waits to be saved. Rejects when the account cannot do
   * it; then all is as it was.
   */
  clear(): Promise<void>;
  stop(): void;
}

/** Everything a queue is made of. */
export interface ProgressSyncOptions {
  readonly account: ProgressStore;
  readonly copy: BrowserCopy;
  /** In percent. */
  readonly passMark: number;
  readonly listener: SyncListener;
  /** How long to wait after so many failures in a row, in milliseconds. @default 1, 2, 4 … 30 seconds */
  readonly retryDelay?: (failures: number) => number;
}

const LOCK = 'course-kit:unsaved';

const defaultRetryDelay = (failures: number) => Math.min(1000 * 2 ** (failures - 1), 30_000);

/** Joins an account and the browser's copy (decisions 15 to 17 and 20). */
export function createProgressSync(options: ProgressSyncOptions): ProgressSync {
  const { account, copy, passMark, listener, retryDelay = defaultRetryDelay } = options;
  const outcomes = new Map<string, SaveOutcome>();
  let learnerId: string | null = null;
  let failures = 0;
  let deletions = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();

  const unsaved = () => copy.unsaved().map(({ change }) => change);
  const setUnsaved = (changes: readonly QueuedChange[]) => {
    copy.setUnsaved(changes);
    listener.onUnsaved();
  };
  const remember = (record: LevelRecord) =>
    copy.setRecords(applyChanges(withRecord(copy.records(), record), unsaved(), passMark));

  /** Sends one change; answers whether to go on with the next, later, or not before somebody signs in. */
  const send = async ({ id, change }: QueuedChange): Promise<'next' | 'later' | 'stop'> => {
    const owner = learnerId;
    const outcome = await sendTo(account, change);
    // It waits in the copy of whoever made it, and is sent again when they are back: it bears that.
    if (owner !== learnerId) {
      if (outcomes.has(id)) outcomes.set(id, { status: 'signed-out' });
      return 'stop';
    }
    const fault = outcome.status === 'refused' ? outcome.error.code : null;
    if (fault === 'unavailable') return 'later';
    const isAwaited = outcomes.has(id);
    if (fault === 'unauthenticated') {
      if (isAwaited) outcomes.set(id, { status: 'signed-out' });
      return 'stop';
    }
    setUnsaved(copy.unsaved().filter((queued) => queued.id !== id));
    if (isAwaited) outcomes.set(id, outcome);
    if (outcome.status === 'saved') {
      remember(outcome.record);
      listener.onSaved(outcome.record);
    } else if (!isAwaited) listener.onRefused();
    return 'next';
  };

  const sendAll = async () => {
    const owner = learnerId;
    // Somebody else's changes are not sent on this learner's behalf.
    const next = () => (owner !== null && owner === learnerId ? copy.unsaved()[0] : undefined);
    for (let change = next(); change; change = next()) {
      const then = await send(change);
      if (then === 'later') {
        failures += 1;
        timer = setTimeout(() => void flush(), retryDelay(failures));
      }
      if (then !== 'next') return;
      failures = 0;
    }
  };

  /** One after the other: a save on its way would bring back what is deleted meanwhile. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = last.then(() => alone(work));
    last = turn.catch(() => undefined);
    return turn;
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    running ??= inTurn(sendAll).finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    known: () => applyChanges(copy.records(), unsaved(), passMark),
    unsaved,

    begin(next) {
      learnerId = next;
      failures = 0;
      clearTimeout(timer);
      const work = next === null ? [] : changesOf(copy.takeSignedOutWork(), passMark);
      copy.switchTo(next);
      setUnsaved([...copy.unsaved(), ...work.map((change) => ({ id: crypto.randomUUID(), change }))]);
      if (next !== null) void flush();
    },

    async read() {
      if (learnerId === null) return copy.records();
      const owner = learnerId;
      const before = deletions;
      const records = await account.list();
      // What was read before a deletion is not there any more.
      if (owner === learnerId && before === deletions)
        copy.setRecords(applyChanges(records, unsaved(), passMark));
      return records;
    },

    async save(change) {
      copy.setRecords(applyChanges(copy.records(), [change], passMark));
      if (learnerId === null) return { status: 'signed-out' };
      const id = crypto.randomUUID();
      outcomes.set(id, { status: 'queued' });
      setUnsaved([...copy.unsaved(), { id, change }]);
      // A run that was under way may have ended before it saw this change.
      await flush();
      const isWaiting = copy.unsaved().some((queued) => queued.id === id);
      if (isWaiting && failures === 0 && outcomes.get(id)?.status === 'queued') await flush();
      const outcome = outcomes.get(id) ?? { status: 'queued' };
      outcomes.delete(id);
      return outcome;
    },

    flush,

    clear() {
      const owner = learnerId;
      const queued = new Set(copy.unsaved().map(({ id }) => id));
      return inTurn(async () => {
        // A visitor has only what is in the browser.
        if (owner !== null && owner === learnerId) await account.clear?.();
        // Whoever signed in meanwhile keeps what is theirs.
        if (owner !== learnerId) return;
        deletions += 1;
        copy.setRecords([]);
        // What came since the learner asked for it is new work.
        setUnsaved(copy.unsaved().filter(({ id }) => !queued.has(id)));
      });
    },

    stop: () => clearTimeout(timer),
  };
}

/** Runs while no other tab does, where the browser can see to that; the changes bear being sent twice. */
function alone(work: () => Promise<void>): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(LOCK, work) : work();
}
