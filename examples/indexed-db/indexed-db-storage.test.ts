import { describeCourseStorage } from '@course-kit/react/testing';
import type { TaskChange } from '@course-kit/react/model';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createIndexedDbStorage } from './indexed-db-storage.js';

/** A database of its own for each test. */
const freshPrefix = () => `${crypto.randomUUID()}:`;
const task: TaskChange = { kind: 'task', level: 1, task: 1, isCompleted: true };

afterEach(() => vi.restoreAllMocks());

describeCourseStorage('IndexedDB with profiles', {
  create: async () => {
    const prefix = freshPrefix();
    const { storage, chooseProfile } = createIndexedDbStorage({ prefix });
    await chooseProfile('first');
    return {
      storage,
      another: () => createIndexedDbStorage({ prefix }).storage,
      signIn: async (name: string) => {
        await chooseProfile(name);
      },
    };
  },
});

describe('profiles', () => {
  test('a name is one profile in all tabs', async () => {
    const prefix = freshPrefix();
    const [tab, other] = [createIndexedDbStorage({ prefix }), createIndexedDbStorage({ prefix })];
    const [ada, sameAda] = await Promise.all([tab.chooseProfile('Ada'), other.chooseProfile('Ada')]);
    const grace = await tab.chooseProfile('Grace');

    expect(sameAda).toEqual(ada);
    expect(await other.profiles()).toEqual([ada, grace]);
    expect(await other.storage.session?.current()).toEqual(grace);
  });

  test('each profile has its own progress and certificates', async () => {
    const { storage, chooseProfile } = createIndexedDbStorage({ prefix: freshPrefix() });
    await chooseProfile('Ada');
    const record = await storage.progress.setTaskCompleted(task);
    const request = { userName: 'Ada', level: 1, courseName: 'Bread', score: 80, issuedBy: 'School' };
    const certificate = await storage.certificates.issue(request);

    await chooseProfile('Grace');
    expect(await storage.progress.list()).toEqual([]);
    expect(await storage.certificates.list()).toEqual([]);
    expect(await storage.certificates.read(certificate.id)).toEqual(certificate);

    await chooseProfile('Ada');
    expect(await storage.progress.list()).toEqual([record]);
    expect(await storage.certificates.list()).toEqual([certificate]);
  });

  test('a profile cannot write for another one', async () => {
    const { storage, chooseProfile } = createIndexedDbStorage({ prefix: freshPrefix() });
    const { id: learnerId } = await chooseProfile('Ada');
    await chooseProfile('Grace');

    const unauthenticated = expect.objectContaining({ code: 'unauthenticated' });
    await expect(storage.progress.list(learnerId)).rejects.toEqual(unauthenticated);
    await expect(storage.progress.setTaskCompleted({ ...task, learnerId })).rejects.toEqual(unauthenticated);
    await expect(storage.progress.clear?.(1000, learnerId)).rejects.toEqual(unauthenticated);
    await storage.session?.signOut();
    await expect(storage.progress.setTaskCompleted(task)).rejects.toEqual(unauthenticated);
    await expect(storage.certificates.list()).rejects.toEqual(unauthenticated);
  });

  test('a change that waits for the database is not saved for a profile picked meanwhile', async () => {
    const { storage, chooseProfile } = createIndexedDbStorage({ prefix: freshPrefix() });
    await chooseProfile('Ada');
    const saving = storage.progress.setTaskCompleted(task);
    await storage.session?.signOut();
    await expect(saving).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

test('work from before a deletion does not come back', async () => {
  const { storage, chooseProfile } = createIndexedDbStorage({ prefix: freshPrefix() });
  await chooseProfile('Ada');
  await storage.progress.clear?.(1000);
  await storage.progress.clear?.(500);

  const late = storage.progress.setTaskCompleted({ ...task, madeAt: 1000 });
  await expect(late).rejects.toMatchObject({ code: 'superseded' });
  await storage.progress.setTaskCompleted({ ...task, madeAt: 1001 });
  expect(await storage.progress.list()).toHaveLength(1);
});

test('without local storage no profile is picked', async () => {
  const refuse = () => {
    throw new DOMException('Access is denied.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  const { storage } = createIndexedDbStorage({ prefix: freshPrefix() });
  expect(storage.session?.remembered?.()).toBeNull();
  expect(await storage.session?.current()).toBeNull();
});

test.each([
  ['UnknownError', 'unavailable'],
  ['QuotaExceededError', 'full'],
])('a database that fails with %s rejects as %s, until it opens', async (name, code) => {
  const prefix = freshPrefix();
  const { chooseProfile } = createIndexedDbStorage({ prefix });
  await chooseProfile('Ada');
  const { storage } = createIndexedDbStorage({ prefix });
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', name);
  });

  await expect(storage.progress.list()).rejects.toMatchObject({ code });
  await expect(storage.progress.setTaskCompleted(task)).rejects.toMatchObject({ code });
  open.mockRestore();
  await storage.progress.setTaskCompleted(task);
  expect(await storage.progress.list()).toHaveLength(1);
});
