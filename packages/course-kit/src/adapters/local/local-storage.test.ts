import { afterEach, describe, expect, it, vi } from 'vitest';
import * as fc from 'fast-check';
import { anyChanges } from '../../model/course.arbitrary.js';
import { applyChanges } from '../../model/progress-change.js';
import { describeCourseStorage } from '../../testing/describe-course-storage.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { certificateRequest, mark, quiz, unmark } from '../../testing/storage-under-test.js';
import { createLocalStorage } from './local-storage.js';

for (const prefix of ['', 'flows:'])
  describeCourseStorage(`local storage with the prefix '${prefix}'`, {
    create: async () => {
      const storage = new FakeStorage({ theme: 'dark', 'level-of-zoom': '3' });
      const open = () => createLocalStorage({ storage, prefix });
      return { storage: open(), another: open };
    },
  });

describeCourseStorage('local storage without a browser', {
  create: async () => ({ storage: createLocalStorage() }),
});

afterEach(() => vi.unstubAllGlobals());

describe('keys of local storage', () => {
  it('are never renamed', async () => {
    const storage = new FakeStorage();
    const { progress } = createLocalStorage({ storage });
    await progress.setTaskCompleted(mark(1, 3));
    expect(storage.writes, 'a task is one entry').toBe(1);
    await progress.saveQuizResult(quiz(1, 80, 65));
    await progress.saveQuizResult(quiz(2, 100, 130));
    expect(storage.contents()).toEqual({
      'level-1-task-3': 'true',
      'level-1-quiz-completed': 'true',
      'level-1-quiz-score': '80',
      'level-1-quiz-time-seconds': '65',
      'level-2-quiz-completed': 'true',
      'level-2-quiz-score': '100',
      'level-2-quiz-time-seconds': '130',
    });
  });

  it('of a visitor’s answers is the one that browsers have had from the start', () => {
    const storage = new FakeStorage();
    const { drafts } = createLocalStorage({ storage });
    drafts.write(1, { score: 80 }, 'answers');
    expect(storage.contents()).toEqual({ 'course-kit:level-1-task--1-draft': '{"score":80}' });
    expect(drafts.read(1, 'answers')).toEqual({ score: 80 });
  });

  it('begin with the prefix of the host', async () => {
    const storage = new FakeStorage();
    const { progress, drafts, certificates } = createLocalStorage({
      storage,
      prefix: 'flows:',
      clock: () => 7,
    });
    await progress.setTaskCompleted(mark(12, 34));
    drafts.write(2, { answers: [] });
    await certificates.issue(certificateRequest(1, 80));
    expect(Object.keys(storage.contents())).toEqual([
      'flows:course-kit:certificates',
      'flows:course-kit:level-2-quiz-draft',
      'flows:level-12-task-34',
    ]);
    expect(JSON.parse(storage.contents()['flows:course-kit:certificates'] ?? '')).toMatchObject([
      { id: 'CERT-7-L1', ...certificateRequest(1, 80) },
    ]);
  });

  it('of an unmarked task is removed', async () => {
    const storage = new FakeStorage({ 'level-1-task-1': 'true' });
    await createLocalStorage({ storage }).progress.setTaskCompleted(unmark(1, 1));
    expect(storage.contents()).toEqual({});
  });

  it('are not written on a failed attempt', async () => {
    const storage = new FakeStorage();
    const { progress } = createLocalStorage({ storage });
    await progress.saveQuizResult(quiz(1, 60));
    expect(storage.writes).toBe(0);
    await progress.saveQuizResult(quiz(1, 80, 65));
    const passed = storage.contents();
    await progress.saveQuizResult(quiz(1, 0, 1));
    expect(storage.contents()).toEqual(passed);
  });

  it('are not written again when nothing changes', async () => {
    const storage = new FakeStorage({ 'level-1-task-1': 'true' });
    const { progress } = createLocalStorage({ storage });
    await progress.setTaskCompleted(mark(1, 1));
    await progress.setTaskCompleted(unmark(1, 2));
    expect(storage.writes).toBe(0);
  });

  it('from earlier versions are all found, in any course', async () => {
    const storage = new FakeStorage({
      'level-10-task-1': 'true',
      'level-2-quiz-completed': 'true',
      'level-2-quiz-score': '80',
      'level-2-task-11': 'true',
      'level-2-task-9': 'true',
    });
    expect(await createLocalStorage({ storage }).progress.list()).toEqual([
      {
        level: 2,
        completedTasks: ['level-2-task-9', 'level-2-task-11'],
        quizCompleted: true,
        quizScore: 80,
        quizTimeSeconds: null,
      },
      {
        level: 10,
        completedTasks: ['level-10-task-1'],
        quizCompleted: false,
        quizScore: null,
        quizTimeSeconds: null,
      },
    ]);
  });

  it('of another prefix are neither read, nor written, nor cleared', async () => {
    const storage = new FakeStorage();
    const [a, b] = ['a:', 'b:'].map((prefix) => createLocalStorage({ storage, prefix }));
    await a?.progress.setTaskCompleted(mark(1, 1));
    expect(await b?.progress.list()).toEqual([]);
    expect(await createLocalStorage({ storage }).progress.list()).toEqual([]);
    await b?.progress.clear?.();
    expect(storage.contents()).toEqual({
      'a:level-1-task-1': 'true',
      'b:course-kit:cleared': expect.stringMatching(/^\d+$/),
    });
  });

  it('of the host stay when the progress is deleted, and so do certificates', async () => {
    const kept = {
      'level-up': '1',
      'my-level-1-task-1': 'true',
      'course-kit:certificates': '[]',
      theme: 'dark',
    };
    const storage = new FakeStorage({
      ...kept,
      'level-1-task-1': 'true',
      'level-0-quiz-score': 'abc',
      'course-kit:level-1-quiz-draft': '{}',
      'course-kit:set-aside:level-1-quiz-score': 'abc',
    });
    await createLocalStorage({ storage }).progress.clear?.();
    // Besides the time of the deletion, so that a change from before it cannot come back.
    expect(storage.contents()).toEqual({ ...kept, 'course-kit:cleared': expect.stringMatching(/^\d+$/) });
  });

  it('agree with the rules after any changes', async () => {
    await fc.assert(
      fc.asyncProperty(anyChanges(), async (changes) => {
        const storage = new FakeStorage();
        const clients = [createLocalStorage({ storage }), createLocalStorage({ storage })];
        for (const [index, change] of changes.entries()) {
          const { progress } = clients[index % 2] ?? createLocalStorage({ storage });
          await (change.kind === 'task'
            ? progress.setTaskCompleted(change)
            : progress.saveQuizResult(change));
        }
        const kept = changes.filter((change) => change.kind === 'task' || change.isPassed);
        const expected = applyChanges([], kept, 70).filter(
          (record) => record.completedTasks.length > 0 || record.quizScore !== null,
        );
        expect(await createLocalStorage({ storage }).progress.list()).toEqual(expected);
      }),
    );
  });
});

describe('refused values', () => {
  it('are not written', async () => {
    const storage = new FakeStorage();
    const { progress, certificates } = createLocalStorage({ storage });
    const refusal = { name: 'CourseStorageError', code: 'invalid' };
    await expect(progress.setTaskCompleted(mark(1, 0))).rejects.toMatchObject(refusal);
    await expect(progress.saveQuizResult(quiz(1.5, 80))).rejects.toMatchObject(refusal);
    await expect(progress.saveQuizResult(quiz(1, Infinity))).rejects.toMatchObject(refusal);
    await expect(certificates.issue(certificateRequest(0, 80))).rejects.toMatchObject(refusal);
    expect(storage.contents()).toEqual({});
  });
});
