import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.js';
import { mark, quiz } from '../../testing/storage-under-test.js';
import { createLocalStorage } from './local-storage.js';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const stop of undo.splice(0)) stop();
  vi.unstubAllGlobals();
});

function subscribed(options: Parameters<typeof createLocalStorage>[0]) {
  const onChange = vi.fn<() => void>();
  const storage = createLocalStorage(options);
  undo.push(storage.progress.subscribe?.(onChange) ?? (() => undefined));
  return { storage, onChange };
}

/** A storage event as another tab's change makes one. */
function storageEvent(key: string | null, storageArea?: unknown): Event {
  return Object.assign(new Event('storage'), { key, storageArea });
}

describe('embeds on one page', () => {
  it('notify each other with the same prefix, and not with another', async () => {
    const storage = new FakeStorage();
    const [a, b, other] = ['p:', 'p:', 'q:'].map((prefix) => subscribed({ storage, prefix }));
    await a?.storage.progress.saveQuizResult(quiz(1, 80));
    await expect.poll(() => b?.onChange.mock.calls.length).toBe(1);
    await other?.storage.progress.setTaskCompleted(mark(1, 1));
    await expect.poll(() => other?.onChange.mock.calls.length).toBe(1);
    // Notices arrive in order, so after the second one of their own a stray one would have been counted.
    await a?.storage.progress.setTaskCompleted(mark(1, 1));
    await expect.poll(() => b?.onChange.mock.calls.length).toBeGreaterThan(1);
    expect(b?.onChange).toHaveBeenCalledTimes(2);
    expect(other?.onChange).toHaveBeenCalledTimes(1);
  });

  it('are not notified when nothing changes, or when a draft does', async () => {
    const storage = new FakeStorage({ 'level-1-task-1': 'true', 'level-1-task-2': 'no' });
    const { storage: a, onChange } = subscribed({ storage });
    await a.progress.list();
    await a.progress.setTaskCompleted(mark(1, 1));
    await a.progress.saveQuizResult(quiz(1, 10));
    a.drafts.write(1, []);
    await a.progress.setTaskCompleted(mark(1, 3));
    await expect.poll(() => onChange.mock.calls.length).toBe(1);
  });
});

describe('tabs', () => {
  it('are notified of changes to progress under their prefix, and when everything is cleared', () => {
    const [events, storage] = [new EventTarget(), new FakeStorage()];
    const { onChange } = subscribed({ events, storage, prefix: 'p:' });
    events.dispatchEvent(storageEvent('p:level-1-task-1', storage));
    events.dispatchEvent(storageEvent(null, storage));
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('are not notified of other keys, prefixes and storages', () => {
    const [events, storage] = [new EventTarget(), new FakeStorage()];
    const { onChange } = subscribed({ events, storage, prefix: 'p:' });
    for (const key of ['p:theme', 'level-1-task-1', 'q:level-1-task-1', 'p:course-kit:level-1-quiz-draft'])
      events.dispatchEvent(storageEvent(key, storage));
    events.dispatchEvent(storageEvent('p:level-1-task-1', new FakeStorage()));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('are listened to on the window when there is one', () => {
    const events = Object.assign(new EventTarget(), { localStorage: new FakeStorage() });
    vi.stubGlobal('window', events);
    const { onChange } = subscribed({});
    events.dispatchEvent(storageEvent('level-1-task-1', events.localStorage));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});

describe('channels', () => {
  it('are open only while there are listeners', async () => {
    const open = new Set<object>();
    class CountedChannel extends EventTarget {
      constructor() {
        super();
        open.add(this);
      }
      postMessage() {}
      close() {
        open.delete(this);
      }
    }
    vi.stubGlobal('BroadcastChannel', CountedChannel);
    const { progress } = createLocalStorage({ storage: new FakeStorage() });
    await progress.setTaskCompleted(mark(1, 1));
    expect(open.size).toBe(0);
    const unsubscribe = progress.subscribe?.(() => undefined);
    expect(open.size).toBe(1);
    unsubscribe?.();
    expect(open.size).toBe(0);
  });

  it('are optional: a browser without them is still notified by other tabs', async () => {
    vi.stubGlobal('BroadcastChannel', undefined);
    const events = new EventTarget();
    const { storage, onChange } = subscribed({ events, storage: new FakeStorage() });
    await storage.progress.setTaskCompleted(mark(1, 1));
    events.dispatchEvent(storageEvent('level-1-task-2'));
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
