import { describe, expect, it, vi } from 'vitest';
import { emptyRecord } from '../model/level-record.js';
import { describeCourseStorage } from '../testing/describe-course-storage.js';
import { describeQuizMarking } from '../testing/marking-contract.js';
import { certificateRequest, mark, quiz } from '../testing/storage-under-test.js';
import { createMemoryMarking } from './memory-marking.js';
import { createMemoryStorage } from './memory-storage.js';

const ada = { id: 'ada', email: 'ada@example.org' };
const charles = { id: 'charles' };

describeCourseStorage('memory storage', {
  create: async () => {
    const storage = createMemoryStorage();
    return { storage, another: () => storage };
  },
});

describeCourseStorage('memory storage with accounts', {
  create: async () => {
    const storage = createMemoryStorage({ learner: ada });
    return {
      storage,
      another: () => storage,
      signIn: async (learner) => storage.signIn(learner === 'first' ? ada : charles),
    };
  },
});

describeQuizMarking('memory storage with accounts', {
  isTranslated: true,
  create: async (levels, words) => {
    const storage = createMemoryStorage({ learner: ada, marking: createMemoryMarking({ levels, words }) });
    return {
      storage,
      another: () => storage,
      signIn: async (learner) => storage.signIn(learner === 'first' ? ada : charles),
    };
  },
});

describe('memory storage', () => {
  it('starts with the given values and does not change them', async () => {
    const records = [emptyRecord(2), { ...emptyRecord(1), completedTasks: ['level-1-task-1'] }];
    const storage = createMemoryStorage({ records });
    await storage.progress.setTaskCompleted(mark(1, 2));
    const levels = (await storage.progress.list()).map(({ level, completedTasks }) => [
      level,
      completedTasks,
    ]);
    expect(levels).toEqual([
      [1, ['level-1-task-1', 'level-1-task-2']],
      [2, []],
    ]);
    expect(records[1]?.completedTasks).toEqual(['level-1-task-1']);
  });

  it('lasts as long as the page and has no accounts, unless configured otherwise', () => {
    const plain = createMemoryStorage();
    expect([plain.place, plain.session, plain.certificates.isVerified]).toEqual(['page', undefined, false]);
    const account = createMemoryStorage({ place: 'account', isVerified: true, learner: null });
    expect([account.place, account.certificates.isVerified]).toEqual(['account', true]);
    expect(account.session).toBeDefined();
  });

  it('keeps a failed attempt with its score', async () => {
    const answer = await createMemoryStorage().progress.saveQuizResult(quiz(1, 40, 9));
    expect(answer).toMatchObject({ quizCompleted: false, quizScore: 40, quizTimeSeconds: 9 });
  });

  it('takes the next millisecond when an id is taken', async () => {
    const storage = createMemoryStorage({ clock: () => 1_700_000_000_000 });
    const first = await storage.certificates.issue(certificateRequest(1, 80));
    const second = await storage.certificates.issue(certificateRequest(1, 90));
    expect([first.id, second.id]).toEqual(['CERT-1700000000000-L1', 'CERT-1700000000001-L1']);
  });

  it('keeps the progress of two learners apart', async () => {
    const storage = createMemoryStorage({ learner: ada });
    await storage.progress.setTaskCompleted(mark(1, 1));
    const onChange = vi.fn<() => void>();
    storage.session?.subscribe(onChange);
    storage.signIn(charles);
    await expect.poll(() => onChange.mock.lastCall).toEqual([charles]);
    expect(await storage.progress.list()).toEqual([]);
    storage.signIn(ada);
    expect(await storage.progress.list()).toHaveLength(1);
  });

  it('does not notify a listener that has just unsubscribed', async () => {
    const { progress } = createMemoryStorage();
    const onChange = vi.fn<() => void>();
    const unsubscribe = progress.subscribe?.(onChange);
    const saving = progress.setTaskCompleted(mark(1, 1));
    unsubscribe?.();
    await saving;
    expect(onChange).not.toHaveBeenCalled();
  });

  it('refuses invalid values', async () => {
    const { progress, certificates } = createMemoryStorage();
    const refusal = { name: 'CourseStorageError', code: 'invalid' };
    await expect(progress.setTaskCompleted(mark(0, 1))).rejects.toMatchObject(refusal);
    await expect(progress.setTaskCompleted(mark(1, 1.5))).rejects.toMatchObject(refusal);
    await expect(progress.saveQuizResult(quiz(1, 101))).rejects.toMatchObject(refusal);
    await expect(progress.saveQuizResult(quiz(1, 80, -1))).rejects.toMatchObject(refusal);
    await expect(certificates.issue(certificateRequest(1, Number.NaN))).rejects.toMatchObject(refusal);
  });
});
