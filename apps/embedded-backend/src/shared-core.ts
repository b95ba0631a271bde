import { type Core, type CoreOptions, openCore } from './core.ts';

type SharedOptions = Omit<CoreOptions, 'siteUrlOf'>;

interface Shared {
  readonly fingerprint: string;
  holders: number;
  /** Started by its first user. */
  core?: Promise<Core>;
  readonly closed: Signal;
  isClosing: boolean;
}

interface Signal {
  readonly promise: Promise<void>;
  readonly give: () => void;
}

export interface Hold {
  readonly core: () => Promise<Core>;
  release(): Promise<void>;
}

/** A global symbol, because a reloaded configuration may evaluate these modules again in the same process. */
const REGISTRY = Symbol.for('course-kit.embedded-backend');
const home = globalThis as { [REGISTRY]?: Map<string, Shared> };
const registry = (home[REGISTRY] ??= new Map<string, Shared>());

/**
 * A restarting dev server creates the new server before it closes the old one, so both share one core. With other
 * options the new one waits until the folder is free.
 */
export function holdCore(options: SharedOptions): Hold {
  const fingerprint = JSON.stringify(options);
  const place = options.dataDirectory ?? fingerprint;
  const previous = registry.get(place);
  const canShare = previous !== undefined && previous.fingerprint === fingerprint && !previous.isClosing;
  const shared: Shared = canShare
    ? previous
    : { fingerprint, holders: 0, closed: createSignal(), isClosing: false };
  const isFree = canShare ? undefined : previous?.closed.promise;
  shared.holders += 1;
  registry.set(place, shared);

  let isReleased = false;
  return {
    core: () => {
      shared.core ??= start(options, isFree);
      return shared.core;
    },
    release: async () => {
      shared.holders -= isReleased ? 0 : 1;
      isReleased = true;
      if (shared.holders === 0) {
        await close(shared);
      }
    },
  };
}

/** Closes all cores at the end of the process, whether they are still held or not. */
export async function closeAllCores(): Promise<void> {
  await Promise.all([...registry.values()].map(close));
}

async function start(options: SharedOptions, isFree: Promise<void> | undefined): Promise<Core> {
  await isFree;
  return openCore({ ...options, siteUrlOf: (request) => request.origin });
}

function close(shared: Shared): Promise<void> {
  if (!shared.isClosing) {
    shared.isClosing = true;
    void closeCore(shared).finally(shared.closed.give);
  }
  return shared.closed.promise;
}

async function closeCore({ core }: Shared): Promise<void> {
  const opened = await core?.catch(() => undefined);
  await opened?.close();
}

function createSignal(): Signal {
  let give = () => {};
  const promise = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
