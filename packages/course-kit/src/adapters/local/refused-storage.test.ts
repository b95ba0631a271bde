import { afterEach, describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../../testing/fake-storage.js';
import { certificateRequest, mark, quiz } from '../../testing/storage-under-test.js';
import { createLocalStorage } from './local-storage.js';

afterEach(() => vi.unstubAllGlobals());

/** What a learner gets from a storage, all of it. */
async function tryEverything(storage = createLocalStorage()): Promise<unknown> {
  const { progress, drafts, certificates } = storage;
  await progress.setTaskCompleted(mark(1, 1));
  await progress.saveQuizResult(quiz(1, 80));
  drafts.write(1, [2]);
  await certificates.issue(certificateRequest(1, 80));
  const [records, draft, issued] = [await progress.list(), drafts.read(1), await certificates.list()];
  drafts.clear(1);
  await progress.clear?.();
  return { records, draft, issued, cleared: await progress.list(), place: storage.place };
}

const everything = {
  records: [{ completedTasks: ['level-1-task-1'], quizScore: 80 }],
  draft: [2],
  issued: [certificateRequest(1, 80)],
  cleared: [],
  place: 'page',
};

describe('a browser that refuses storage', () => {
  it('at the first access leaves a storage that works until the page is closed', async () => {
    const forbidding = new EventTarget();
    Object.defineProperty(forbidding, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
    vi.stubGlobal('window', forbidding);
    expect(createLocalStorage().place).toBe('page');
    expect(await tryEverything()).toMatchObject(everything);
  });

  it('has no storage at all in some web views', async () => {
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage: null }));
    expect(await tryEverything()).toMatchObject(everything);
  });

  it('is not there on a server', async () => {
    expect(await tryEverything()).toMatchObject(everything);
  });

  it('at every access leaves a storage that works until the page is closed', async () => {
    expect(
      await tryEverything(createLocalStorage({ storage: new FakeStorage({}, { isBlocked: true }) })),
    ).toMatchObject(everything);
  });

  it('for writing leaves one, too', async () => {
    expect(
      await tryEverything(createLocalStorage({ storage: new FakeStorage({}, { isReadOnly: true }) })),
    ).toMatchObject(everything);
  });

  it('with no room at all leaves one, too', async () => {
    expect(
      await tryEverything(createLocalStorage({ storage: new FakeStorage({}, { capacity: 0 }) })),
    ).toMatchObject(everything);
  });

  it('later on leaves the values that could still be read', async () => {
    const held = new FakeStorage({ 'x:level-1-task-1': 'true', 'x:host': '1', 'level-1-task-9': 'true' });
    const storage = createLocalStorage({ storage: held, prefix: 'x:' });
    expect(storage.place).toBe('browser');
    held.faults.isReadOnly = true;
    await storage.progress.saveQuizResult(quiz(1, 80));
    expect(storage.place).toBe('page');
    expect(await storage.progress.list()).toMatchObject([
      { completedTasks: ['level-1-task-1'], quizScore: 80 },
    ]);
  });
});

describe('the storage of a real window', () => {
  it('is used when there is one', async () => {
    const localStorage = new FakeStorage();
    vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
    const storage = createLocalStorage();
    await storage.progress.setTaskCompleted(mark(1, 1));
    expect(storage.place).toBe('browser');
    expect(localStorage.contents()).toEqual({ 'level-1-task-1': 'true' });
  });
});

describe('a full storage', () => {
  const full = { name: 'CourseStorageError', code: 'full' };
  const before = { 'level-1-task-1': 'true', host: 'x'.repeat(20) };
  const size = Object.entries(before).flat().join('').length;

  it('refuses a task, and keeps what was stored', async () => {
    const held = new FakeStorage(before, { capacity: size });
    const storage = createLocalStorage({ storage: held });
    await expect(storage.progress.setTaskCompleted(mark(1, 2))).rejects.toMatchObject({
      ...full,
      operation: 'progress.setTaskCompleted',
      cause: { name: 'QuotaExceededError' },
    });
    expect(held.contents()).toEqual(before);
    expect(storage.place).toBe('browser');
  });

  it('stores a quiz result completely or not at all, wherever the space ends', async () => {
    for (let room = 0; room < 73; room++) {
      const held = new FakeStorage(before, { capacity: size + room });
      const { progress } = createLocalStorage({ storage: held });
      await expect(progress.saveQuizResult(quiz(1, 80, 65))).rejects.toMatchObject(full);
      expect(held.contents()).toEqual(before);
    }
    const held = new FakeStorage(before, { capacity: size + 73 });
    await expect(
      createLocalStorage({ storage: held }).progress.saveQuizResult(quiz(1, 80, 65)),
    ).resolves.toBeDefined();
  });

  it('keeps the earlier pass when a better one does not fit', async () => {
    const held = new FakeStorage(before);
    const { progress } = createLocalStorage({ storage: held });
    await progress.saveQuizResult(quiz(1, 80, 65));
    const passed = held.contents();
    held.faults.capacity = Object.entries(passed).flat().join('').length;
    await expect(progress.saveQuizResult(quiz(1, 100, 1000))).rejects.toMatchObject(full);
    expect(held.contents()).toEqual(passed);
    expect(await progress.saveQuizResult(quiz(1, 90, 9))).toMatchObject({ quizScore: 90 });
  });

  it('refuses a certificate and loses a draft, and keeps the earlier ones', async () => {
    const held = new FakeStorage(before);
    const { certificates, drafts } = createLocalStorage({ storage: held });
    const certificate = await certificates.issue(certificateRequest(1, 80));
    drafts.write(1, [1]);
    held.faults.capacity = Object.entries(held.contents()).flat().join('').length;
    await expect(certificates.issue(certificateRequest(1, 90))).rejects.toMatchObject(full);
    drafts.write(1, [1, 2, 3]);
    expect(await certificates.list()).toEqual([certificate]);
    expect(drafts.read(1)).toEqual([1]);
  });
});
