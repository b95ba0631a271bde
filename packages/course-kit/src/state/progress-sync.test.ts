import { describe, expect, it, vi } from 'vitest';
import { createLocalCopy } from '../adapters/local/local-storage.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { recordOf } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import type { ProgressStore } from '../ports/progress-store.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { createProgressSync, type SyncListener } from './progress-sync.js';

const mark = (task: number, isCompleted = true): ProgressChange => ({
  kind: 'task',
  level: 1,
  task,
  isCompleted,
});
const pass: ProgressChange = { kind: 'quiz', level: 1, score: 80, timeSeconds: 9, isPassed: true };
const tasks = (...numbers: number[]) => numbers.map((task) => `level-1-task-${task}`);

/** An account that can be switched off, and a browser that syncs with it. */
function setUp({ browser = new FakeStorage(), accounts = new Map<string, ProgressStore>() } = {}) {
  let fault: CourseStorageErrorCode | null = null;
  let learner = 'ada';
  const progressOf = (id: string) => {
    const progress = accounts.get(id) ?? createMemoryStorage().progress;
    accounts.set(id, progress);
    return progress;
  };
  const reach = () => {
    if (fault) throw new CourseStorageError(fault, 'test');
    return progressOf(learner);
  };
  const account: ProgressStore = {
    list: async () => reach().list(),
    setTaskCompleted: async (change) => reach().setTaskCompleted(change),
    saveQuizResult: async (change) => reach().saveQuizResult(change),
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
    signIn: (id: string) => {
      learner = id;
      sync.begin(id);
    },
    saved: async (id = 'ada', level = 1) => recordOf(await progressOf(id).list(), level),
  };
}

describe('a learner whose account cannot be reached', () => {
  it('loses nothing: the change waits in the browser and is saved once it can be', async () => {
    const { sync, signIn, saved, listener, ...account } = setUp();
    signIn('ada');
    account.break('unavailable');
    expect(await sync.save(mark(1))).toEqual({ status: 'queued' });
    expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(1));
    account.break(null);
    await vi.waitFor(() => expect(listener.onSaved).toHaveBeenCalledOnce());
    expect((await saved()).completedTasks).toEqual(tasks(1));
    expect(sync.unsaved()).toEqual([]);
  });

  it('may close the browser in between', async () => {
    const first = setUp();
    first.signIn('ada');
    first.break('unavailable');
    await first.sync.save(pass);
    first.sync.stop();

    const second = setUp({ browser: first.browser, accounts: first.accounts });
    second.signIn('ada');
    await second.sync.flush();
    expect((await second.saved()).quizScore).toBe(80);
    expect(second.listener.onSaved).toHaveBeenCalledOnce();
  });

  it('sees what the browser knows, and it stays what it was', async () => {
    const { sync, signIn, ...account } = setUp();
    signIn('ada');
    await sync.save(mark(2));
    account.break('unavailable');
    await expect(sync.read()).rejects.toMatchObject({ code: 'unavailable' });
    expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(2));
  });

  it('keeps the order of changes', async () => {
    const { sync, signIn, saved, ...account } = setUp();
    signIn('ada');
    account.break('unavailable');
    await sync.save(mark(1));
    await sync.save(mark(2));
    await sync.save(mark(1, false));
    account.break(null);
    await sync.flush();
    expect((await saved()).completedTasks).toEqual(tasks(2));
  });
});

describe('a change that the account refuses', () => {
  it('is given up, and does not hold up the next one', async () => {
    const { sync, signIn, saved, ...account } = setUp();
    signIn('ada');
    account.break('forbidden');
    expect(await sync.save(mark(1))).toMatchObject({ status: 'refused', error: { code: 'forbidden' } });
    account.break(null);
    expect(await sync.save(mark(2))).toMatchObject({ status: 'saved' });
    expect((await saved()).completedTasks).toEqual(tasks(2));
  });
});

describe('a session that has ended', () => {
  it('keeps the change until its learner signs in again', async () => {
    const { sync, signIn, saved, ...account } = setUp();
    signIn('ada');
    account.break('unauthenticated');
    expect(await sync.save(mark(1))).toEqual({ status: 'signed-out' });
    expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(1));
    sync.begin(null);
    expect(sync.known()).toEqual([]);
    account.break(null);
    signIn('ada');
    await sync.flush();
    expect((await saved()).completedTasks).toEqual(tasks(1));
  });
});

describe('work done signed out', () => {
  it('stays in the browser and becomes part of the account at sign-in, once', async () => {
    const { sync, signIn, saved, accounts } = setUp();
    accounts.set('ada', createMemoryStorage({ records: [] }).progress);
    await accounts.get('ada')?.setTaskCompleted({ kind: 'task', level: 1, task: 5, isCompleted: true });
    sync.begin(null);
    expect(await sync.save(mark(1))).toEqual({ status: 'signed-out' });
    await sync.save(pass);
    signIn('ada');
    await sync.flush();
    expect(await saved()).toMatchObject({ completedTasks: tasks(1, 5), quizCompleted: true, quizScore: 80 });

    sync.begin(null);
    expect(sync.known()).toEqual([]);
    signIn('grace');
    await sync.flush();
    expect(await saved('grace')).toMatchObject({ completedTasks: [], quizCompleted: false });
  });
});

describe('a second learner on the same browser', () => {
  it('neither sees nor gets what belongs to the first, who finds it again', async () => {
    const { sync, signIn, saved, ...account } = setUp();
    signIn('ada');
    account.break('unavailable');
    await sync.save(mark(3));
    signIn('grace');
    expect(sync.known()).toEqual([]);
    expect(sync.unsaved()).toEqual([]);
    account.break(null);
    await sync.flush();
    expect((await saved('grace')).completedTasks).toEqual([]);

    signIn('ada');
    await sync.flush();
    expect((await saved('ada')).completedTasks).toEqual(tasks(3));
  });
});

describe('reading the account', () => {
  it('keeps changes on top that are not saved yet', async () => {
    const { sync, signIn, ...account } = setUp();
    signIn('ada');
    await sync.save(mark(1));
    account.break('unavailable');
    await sync.save(mark(2));
    sync.stop();
    account.break(null);
    await sync.read();
    expect(recordOf(sync.known(), 1).completedTasks).toEqual(tasks(1, 2));
  });
});
