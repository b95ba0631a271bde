import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalCopy } from '../adapters/local/local-storage.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { recordOf } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import type { ProgressStore } from '../ports/progress-store.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { createProgressSync, type SyncListener } from './progress-sync.js';

const mark = (task: number): ProgressChange => ({ kind: 'task', level: 1, task, isCompleted: true });
const pass: ProgressChange = { kind: 'quiz', level: 1, score: 80, timeSeconds: 9, isPassed: true };
const tasks = (...numbers: number[]) => numbers.map((task) => `level-1-task-${task}`);
const done = { level: 1, completedTasks: tasks(1, 2), quizScore: 80 };

/** An account that can be switched off or made to wait, and a browser that syncs with it. */
function setUp({ browser = new FakeStorage(), accounts = new Map<string, ProgressStore>() } = {}) {
  let fault: CourseStorageErrorCode | null = null;
  let learner = 'ada';
  let gate: Promise<void> | null = null;
  const progressOf = (id: string) => {
    const progress = accounts.get(id) ?? createMemoryStorage().progress;
    accounts.set(id, progress);
    return progress;
  };
  const reach = (id = learner) => {
    if (fault) throw new CourseStorageError(fault, 'test');
    return progressOf(id);
  };
  const account: ProgressStore = {
    list: async () => {
      const answer = await reach().list();
      await gate;
      return answer;
    },
    setTaskCompleted: async (change) => {
      await gate;
      return reach().setTaskCompleted(change);
    },
    saveQuizResult: async (change) => reach().saveQuizResult(change),
    clear: async () => {
      const id = learner;
      await gate;
      return reach(id).clear?.();
    },
  };
  const listener = {
    onSaved: vi.fn<SyncListener['onSaved']>(),
    onRefused: vi.fn<SyncListener['onRefused']>(),
    onUnsaved: vi.fn<SyncListener['onUnsaved']>(),
  };
  const { copy } = createLocalCopy({ storage: browser });
  const sync = createProgressSync({ account, copy, passMark: 70, listener, retryDelay: () => 5 });
  return {
    sync,
    listener,
    browser,
    accounts,
    break: (code: CourseStorageErrorCode | null) => {
      fault = code;
    },
    /** Keeps marks and deletions from reaching the account, and what was read from coming back. */
    hold: () => {
      let open = () => {};
      gate = new Promise<void>((resolve) => (open = resolve));
      return () => {
        gate = null;
        open();
      };
    },
    signIn: (id: string) => {
      learner = id;
      sync.begin(id);
    },
    saved: async (id = 'ada', level = 1) => recordOf(await progressOf(id).list(), level),
  };
}

describe('deleting all progress', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('empties the account, the browser and the queue, from which nothing comes back', async () => {
    const { sync, signIn, saved, browser, listener, ...account } = setUp();
    signIn('ada');
    await sync.save(mark(1));
    await sync.save(pass);
    account.break('unavailable');
    await sync.save(mark(2));
    sync.stop();
    account.break(null);
    await sync.clear();
    expect(browser.contents()).toEqual({ 'course-kit:owner': 'ada' });
    expect(sync.known()).toEqual([]);
    expect(sync.unsaved()).toEqual([]);
    expect(listener.onUnsaved).toHaveBeenCalled();
    await sync.flush();
    expect(await saved()).toMatchObject({ completedTasks: [], quizCompleted: false });
  });

  it('that the account cannot do leaves everything as it was', async () => {
    const { sync, signIn, saved, browser, ...account } = setUp();
    signIn('ada');
    await sync.save(mark(1));
    await sync.save(pass);
    account.break('unavailable');
    await sync.save(mark(2));
    const before = browser.contents();
    await expect(sync.clear()).rejects.toMatchObject({ code: 'unavailable' });
    expect(browser.contents()).toEqual(before);
    account.break(null);
    await vi.waitFor(async () => expect(await saved()).toMatchObject(done));
  });

  it.each(['with', 'without'])('waits for a save that is on its way, %s locks', async (locks) => {
    if (locks === 'without') vi.stubGlobal('navigator', {});
    const { sync, signIn, saved, hold } = setUp();
    signIn('ada');
    const release = hold();
    const saving = sync.save(mark(1));
    const deleting = sync.clear();
    release();
    expect(await saving).toMatchObject({ status: 'saved' });
    await deleting;
    expect(await saved()).toMatchObject({ completedTasks: [] });
    expect(sync.known()).toEqual([]);
  });

  it('keeps what is done after it', async () => {
    const { sync, signIn, saved, hold } = setUp();
    signIn('ada');
    await sync.save(mark(1));
    await sync.flush();
    const release = hold();
    const deleting = sync.clear();
    await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
    const saving = sync.save(mark(2));
    release();
    await deleting;
    expect(await saving).toMatchObject({ status: 'saved' });
    expect(await saved()).toMatchObject({ completedTasks: tasks(2) });
    expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(2));
  });

  it('is not undone by a read that began before', async () => {
    const { sync, signIn, hold } = setUp();
    signIn('ada');
    await sync.save(mark(1));
    const release = hold();
    const reading = sync.read();
    await Promise.resolve();
    hold()();
    await sync.clear();
    release();
    expect(await reading).toHaveLength(1);
    expect(sync.known()).toEqual([]);
  });

  it.each(['while it waits for its turn', 'while the account is asked'])(
    'takes nothing from whoever signs in %s',
    async (moment) => {
      const { sync, signIn, saved, hold } = setUp();
      signIn('grace');
      await sync.save(mark(4));
      signIn('ada');
      await sync.save(mark(1));
      const release = hold();
      if (moment === 'while it waits for its turn') void sync.save(mark(2));
      const deleting = sync.clear();
      await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
      signIn('grace');
      release();
      await deleting;
      expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(4));
      expect((await saved('grace')).completedTasks).toContain('level-1-task-4');
    },
  );

  it('by a visitor leaves nothing that could become part of an account', async () => {
    const { sync, signIn, saved, ...account } = setUp();
    sync.begin(null);
    account.break('unauthenticated');
    await sync.save(mark(1));
    await sync.clear();
    expect(sync.known()).toEqual([]);
    account.break(null);
    signIn('ada');
    await sync.flush();
    expect((await saved()).completedTasks).toEqual([]);
  });

  it('empties another tab of the same browser too', async () => {
    const first = setUp();
    const second = setUp({ browser: first.browser, accounts: first.accounts });
    first.signIn('ada');
    second.signIn('ada');
    second.break('unavailable');
    await second.sync.save(mark(3));
    await first.sync.clear();
    expect(second.sync.known()).toEqual([]);
    second.break(null);
    await second.sync.flush();
    expect((await first.saved()).completedTasks).toEqual([]);
  });
});
