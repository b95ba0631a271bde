import type { Locks } from '../../adapters/browser-ledger/exclusively.js';
import { FakeStorage } from '../fake-storage.js';
import { currentScope, within, type Scope, type VirtualTime } from './virtual-time.fixtures.js';

/** How long notifications between tabs of a browser take, in milliseconds. */
export const TAB_NOTIFICATION_MILLISECONDS = 25;

/** What the tabs of a browser share, and how they are notified of each other. */
export interface SimulatedBrowser {
  readonly storage: FakeStorage;
  readonly locks: Locks;
  /** When a tab has last changed a draft in the storage, be it one that it had no room for before. */
  draftsChangedAt(): number;
  /** The storage of one tab, whose writes notify the others. */
  storageOf(scope: Scope): Storage;
  /** Clears the storage as a user does in the settings. */
  wipe(): void;
  /** Makes the scope's tab one of the browser. */
  join(scope: Scope): void;
  /** Removes a tab with its locks and channels. */
  leave(scope: Scope): void;
}

/** Makes the browser of one device. */
export function createBrowser(time: VirtualTime, receivesEvents: boolean): SimulatedBrowser {
  const storage = new FakeStorage();
  const scopes = new Set<Scope>();
  const unheard = new Map<Scope, Set<string | null>>();
  const { locks, release } = createLocks();

  let draftsChangedAt = -Infinity;

  const tell = (key: string | null, except?: Scope) => {
    if (key?.endsWith('-draft')) draftsChangedAt = time.now();
    if (!receivesEvents) return;
    for (const scope of scopes) {
      if (scope === except) continue;
      const keys = unheard.get(scope);
      if (keys) {
        keys.add(key);
        continue;
      }
      const fresh = new Set([key]);
      unheard.set(scope, fresh);
      const hear = () => {
        unheard.delete(scope);
        for (const heard of fresh)
          scope.events.dispatchEvent(Object.assign(new Event('storage'), { key: heard }));
      };
      time.after(time.about(TAB_NOTIFICATION_MILLISECONDS), hear, scope);
    }
  };
  return {
    storage,
    locks,
    draftsChangedAt: () => draftsChangedAt,
    storageOf: (scope) => viewOf(storage, (key) => tell(key, scope)),
    wipe() {
      storage.clear();
      tell(null);
    },
    join: (scope) => void scopes.add(scope),
    leave(scope) {
      scopes.delete(scope);
      unheard.delete(scope);
      release();
    },
  };
}

function viewOf(storage: FakeStorage, onWrite: (key: string) => void): Storage {
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem(key, value) {
      storage.setItem(key, value);
      onWrite(key);
    },
    removeItem(key) {
      storage.removeItem(key);
      onWrite(key);
    },
    clear: () => storage.clear(),
  };
}

interface Request {
  readonly scope: Scope | undefined;
  readonly run: () => Promise<void>;
}

/** As `navigator.locks`: one holder at a time, who loses the lock when its tab is gone. */
function createLocks(): { readonly locks: Locks; readonly release: () => void } {
  let holder: Request | undefined;
  let queue: Request[] = [];
  const release = () => {
    if (holder && holder.scope?.isAlive !== false) return;
    queue = queue.filter(({ scope }) => scope?.isAlive !== false);
    holder = queue.shift();
    const { scope, run } = holder ?? {};
    if (run) void (scope ? within(scope, run) : run());
  };
  const locks: Locks = {
    request: (_name, { signal }, work) =>
      new Promise<void>((resolve, reject) => {
        const request: Request = {
          scope: currentScope(),
          run: async () => {
            await Promise.resolve();
            await work().then(resolve, reject);
            if (holder === request) holder = undefined;
            release();
          },
        };
        signal.addEventListener('abort', () => {
          if (!queue.includes(request)) return;
          queue = queue.filter((other) => other !== request);
          reject(new DOMException('not had in time', 'AbortError'));
        });
        queue.push(request);
        release();
      }),
  };
  return { locks, release };
}
