import type { LevelRecord } from '../../model/level-record.js';
import type { ProgressChange } from '../../model/progress-change.js';
import type { BrowserCopy, QueuedChange } from '../../ports/browser-copy.js';
import { checkChange } from '../check-values.js';
import type { ChangeNotices } from './change-notices.js';
import type { KeyValueStore } from './key-value-store.js';
import { readRecords } from './local-progress.js';
import {
  isLearnersWork,
  isProgressKey,
  levelKeys,
  OWNER_KEY,
  parkedKey,
  UNSAVED_KEY,
  YES,
} from './storage-keys.js';

type Entries = Readonly<Record<string, string | null>>;

/** A learner's copy in the browser's storage, under the same keys as progress without accounts. */
export function createBrowserCopy(store: KeyValueStore, notices: ChangeNotices): BrowserCopy {
  const put = (entries: Entries) => {
    try {
      if (store.change(entries, 'copy')) notices.announce();
    } catch {
      // No room: the account has it, or will get it while the page is open.
    }
  };
  const owner = () => store.read(OWNER_KEY);
  const workKeys = () => store.keys().filter((key) => isLearnersWork(key) || key === UNSAVED_KEY);
  const removed = (keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, null]));

  return {
    owner,

    switchTo(next) {
      const current = owner();
      if (next === current) return;
      // What is left of a visitor's work is a half-taken quiz, which goes on after signing in.
      if (current !== null) {
        const keys = workKeys();
        const parked = JSON.stringify(Object.fromEntries(keys.map((key) => [key, store.read(key)])));
        put({ [parkedKey(current)]: keys.length > 0 ? parked : null });
        put(removed(keys));
      }
      const returning =
        next === null ? {} : { ...unpack(store.read(parkedKey(next))), [parkedKey(next)]: null };
      put({ ...returning, [OWNER_KEY]: next });
    },

    takeSignedOutWork() {
      if (owner() !== null) return [];
      const records = readRecords(store);
      put(removed(store.keys().filter(isProgressKey)));
      return records;
    },

    records: () => readRecords(store),

    setRecords(records) {
      const wanted = Object.assign({}, ...records.map(entriesOf)) as Entries;
      const gone = store.keys().filter((key) => isProgressKey(key) && !(key in wanted));
      put({ ...removed(gone), ...wanted });
    },

    unsaved: () => parseQueue(store.read(UNSAVED_KEY)),

    setUnsaved: (changes) => put({ [UNSAVED_KEY]: changes.length > 0 ? JSON.stringify(changes) : null }),

    subscribe: (onChange) => notices.listen(onChange),
  };
}

/** A record as the specification's keys; a failed quiz has none. */
function entriesOf({
  level,
  completedTasks,
  quizCompleted,
  quizScore,
  quizTimeSeconds,
}: LevelRecord): Entries {
  return {
    ...Object.fromEntries(completedTasks.map((key) => [key, YES])),
    ...(quizCompleted && {
      [levelKeys.quizCompleted(level)]: YES,
      [levelKeys.quizScore(level)]: quizScore === null ? null : String(quizScore),
      [levelKeys.quizTimeSeconds(level)]: quizTimeSeconds === null ? null : String(quizTimeSeconds),
    }),
  };
}

/** What a parked copy held; keys that are not a learner's work are not put back. */
function unpack(text: string | null): Entries {
  const parsed = parseJson(text);
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      ([key, value]) => (isLearnersWork(key) || key === UNSAVED_KEY) && typeof value === 'string',
    ),
  ) as Entries;
}

function parseQueue(text: string | null): QueuedChange[] {
  const parsed = parseJson(text);
  return Array.isArray(parsed) ? parsed.filter(isQueuedChange) : [];
}

function isQueuedChange(entry: unknown): entry is QueuedChange {
  const { id, change } = (entry ?? {}) as { id?: unknown; change?: ProgressChange };
  if (typeof id !== 'string' || (change?.kind !== 'task' && change?.kind !== 'quiz')) return false;
  try {
    checkChange(change, 'copy.unsaved');
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
