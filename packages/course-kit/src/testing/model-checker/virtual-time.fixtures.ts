import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** Something that runs code of its own and can be gone from one moment to the next: a tab. */
export interface Scope {
  isAlive: boolean;
  /** What the tab's window hears. */
  readonly events: EventTarget;
}

interface Timer {
  readonly id: number;
  readonly due: number;
  readonly scope: Scope | undefined;
  readonly work: () => void;
}

const scopes = new AsyncLocalStorage<Scope>();
const { setImmediate: realImmediate } = globalThis;

/** The tab whose code is running; undefined for the world around. */
export function currentScope(): Scope | undefined {
  return scopes.getStore();
}

/** Runs code of a tab: its timers and everything it awaits belong to the tab too. */
export function within<Result>(scope: Scope, work: () => Result): Result {
  return scopes.run(scope, work);
}

/** A clock that tests advance; timers of closed tabs never fire. */
export interface VirtualTime {
  now(): number;
  /** Does something later, in the running tab unless another is named. */
  after(milliseconds: number, work: () => void, scope?: Scope): number;
  /** About as long, by chance: what is on its way at once arrives in another order with another seed. */
  about(milliseconds: number): number;
  /** From 0 up to, not including, 1. */
  chance(): number;
  /** Lets time pass, and everything happen that is due meanwhile. */
  advance(milliseconds: number): Promise<void>;
}

/**
 * Puts a clock of its own in the place of the timers, of the window's events and of chance.
 *
 * @param seed - of chance: the same seed tells the same story; 0 has everything take as long as it usually does.
 */
export function startVirtualTime(start: number, seed: number): VirtualTime {
  let now = start;
  let count = 0;
  let drawn = seed + 1;
  const chance = () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return drawn / 2_147_483_647;
  };
  const timers = new Map<number, Timer>();

  const after: VirtualTime['after'] = (milliseconds, work, scope = currentScope()) => {
    count += 1;
    timers.set(count, { id: count, due: now + Math.max(0, milliseconds), scope, work });
    return count;
  };
  const nextDue = (until: number): Timer | undefined => {
    let next: Timer | undefined;
    for (const timer of timers.values())
      if (timer.due <= until && (!next || timer.due < next.due)) next = timer;
    return next;
  };
  const window = () => currentScope()?.events;
  vi.stubGlobal('setTimeout', (work: () => void, milliseconds = 0) => after(milliseconds, work));
  vi.stubGlobal('clearTimeout', (id: number | undefined) => timers.delete(id ?? 0));
  vi.stubGlobal('addEventListener', (type: string, hear: () => void, options?: AddEventListenerOptions) => {
    const heard = window();
    heard?.addEventListener(type, hear);
    // Node's targets forget by chance, with what they collect as garbage, that a signal removes a listener.
    options?.signal?.addEventListener('abort', () => heard?.removeEventListener(type, hear));
  });
  vi.stubGlobal('removeEventListener', (type: string, hear: () => void) =>
    window()?.removeEventListener(type, hear),
  );
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array) => {
      bytes.forEach((_, index) => (bytes[index] = Math.floor(chance() * 256)));
      return bytes;
    },
  });
  vi.stubGlobal('location', { pathname: '/', search: '' });

  return {
    now: () => now,
    after,
    about: (milliseconds) => (seed === 0 ? milliseconds : milliseconds * (0.5 + chance())),
    chance,
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settled();
      for (let timer = nextDue(until); timer; timer = nextDue(until)) {
        timers.delete(timer.id);
        now = Math.max(now, timer.due);
        const { scope, work } = timer;
        if (!scope) work();
        else if (scope.isAlive) within(scope, work);
        // oxlint-disable-next-line no-await-in-loop -- what a timer sets off comes before the next one
        await settled();
      }
      now = until;
    },
  };
}

/** Everything that waits for nothing but its turn has had it. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    realImmediate(resolve);
  });
}
