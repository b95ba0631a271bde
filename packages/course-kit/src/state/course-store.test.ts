import { describe, expect, it, vi } from 'vitest';
import { createLocalCopy } from '../adapters/local/local-storage.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { loadAtom, setTaskCompletedAtom, submitQuizAtom } from './course-actions.js';
import { levelsAtom, loadStatusAtom, noticesAtom, saveStatusAtom } from './course-atoms.js';
import { createCourseStore } from './course-store.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, task], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, level] });
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;

function open(storage: CourseStorage = createMemoryStorage()) {
  const { jotai, connect } = createCourseStore({ course, storage, clock: () => 0, random: () => 0 });
  return {
    jotai,
    connect,
    tasksDone: () => jotai.get(levelsAtom)[0]?.completedTasks,
    codes: () => jotai.get(noticesAtom).map(({ code }) => code),
  };
}

/** A storage whose progress does what a test needs it to. */
function storageWith(progress: Partial<CourseStorage['progress']>): CourseStorage {
  const storage = createMemoryStorage();
  return { ...storage, place: 'account', progress: { ...storage.progress, ...progress } };
}

describe('a learner with an account', () => {
  it('may act before it is known who they are; it counts for them and not for a visitor', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { copy } = createLocalCopy({ storage: new FakeStorage() });
    const { jotai, connect, tasksDone, codes } = open({ ...account, copy });
    const saved = jotai.set(setTaskCompletedAtom, markTask(2));
    expect(tasksDone()).toEqual([2]);
    const leave = connect();
    await saved;
    expect((await account.progress.list())[0]?.completedTasks).toEqual(['level-1-task-2']);
    expect(tasksDone()).toEqual([2]);
    expect(codes()).toEqual(['task-completed']);
    leave();
  });

  it('counts as signed in when the storage tells of it before it is asked', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { copy } = createLocalCopy({ storage: new FakeStorage() });
    const { jotai, connect, codes } = open({ ...account, copy });
    const leave = connect();
    account.signIn({ id: 'ada' });
    await jotai.set(setTaskCompletedAtom, markTask(1));
    expect(codes()).toEqual(['task-completed']);
    leave();
  });

  it('sees only level 1 open while signed out, whatever this browser knows', async () => {
    const account = createMemoryStorage({ learner: null });
    const { copy } = createLocalCopy({ storage: new FakeStorage() });
    const { jotai, connect, codes } = open({ ...account, copy });
    const leave = connect();
    await jotai.set(submitQuizAtom, pass);
    expect(jotai.get(levelsAtom).map(({ status }) => status)).toEqual(['passed', 'locked']);
    expect(codes()).toEqual(['sign-in-required']);
    leave();
  });

  it('sees nothing of whoever signed in before them', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { copy } = createLocalCopy({ storage: new FakeStorage() });
    const { jotai, connect, tasksDone } = open({ ...account, copy });
    const leave = connect();
    await jotai.set(setTaskCompletedAtom, markTask(1));
    account.signIn({ id: 'grace' });
    await vi.waitFor(() => expect(tasksDone()).toEqual([]));
    account.signIn({ id: 'ada' });
    await vi.waitFor(() => expect(tasksDone()).toEqual([1]));
    leave();
  });
});

describe('a learner’s progress', () => {
  it('shows a task as done at once, and saves it', async () => {
    const storage = createMemoryStorage();
    const { jotai, tasksDone, codes } = open(storage);
    const saved = jotai.set(setTaskCompletedAtom, markTask(2));
    expect(tasksDone()).toEqual([2]);
    expect(jotai.get(saveStatusAtom)).toBe('saving');
    await saved;
    expect(jotai.get(saveStatusAtom)).toBe('saved');
    expect(codes()).toEqual(['task-completed']);
    expect((await storage.progress.list())[0]?.completedTasks).toEqual(['level-1-task-2']);
  });

  it('takes a task back that could not be saved, and says so', async () => {
    const { jotai, tasksDone, codes } = open(
      storageWith({ setTaskCompleted: () => Promise.reject(new CourseStorageError('full', 'test')) }),
    );
    const saved = jotai.set(setTaskCompletedAtom, markTask(1));
    expect(tasksDone()).toEqual([1]);
    await saved;
    expect(tasksDone()).toEqual([]);
    expect(codes()).toEqual(['save-failed']);
  });

  it('asks to sign in when the storage wants an account', async () => {
    const { jotai, codes } = open(createMemoryStorage({ learner: null }));
    await jotai.set(setTaskCompletedAtom, markTask(1));
    expect(codes()).toEqual(['sign-in-required']);
  });

  it('keeps tasks that are marked while others are still being saved', async () => {
    const { jotai, tasksDone } = open();
    await Promise.all([
      jotai.set(setTaskCompletedAtom, markTask(1)),
      jotai.set(setTaskCompletedAtom, markTask(2)),
    ]);
    expect(tasksDone()).toEqual([1, 2]);
  });

  it('opens the next level with a passed quiz', async () => {
    const { jotai, codes } = open();
    expect(jotai.get(levelsAtom)[1]?.status).toBe('locked');
    expect(await jotai.set(submitQuizAtom, pass)).toBe('saved');
    expect(jotai.get(levelsAtom)[1]?.status).toBe('open');
    expect(codes()).toEqual(['quiz-passed']);
  });

  it('says whether a quiz could be saved', async () => {
    const { jotai } = open(
      storageWith({ saveQuizResult: () => Promise.reject(new CourseStorageError('unavailable', 'test')) }),
    );
    expect(await jotai.set(submitQuizAtom, pass)).toBe('refused');
  });

  it('follows what another tab does, until it is left', async () => {
    const storage = createMemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    const leave = one.connect();
    await other.jotai.set(setTaskCompletedAtom, markTask(1));
    await vi.waitFor(() => expect(one.tasksDone()).toEqual([1]));
    leave();
    await other.jotai.set(setTaskCompletedAtom, markTask(2));
    await one.jotai.set(submitQuizAtom, { ...pass, level: 2 });
    expect(one.tasksDone()).toEqual([1]);
  });

  it('keeps what it knew when a read fails', async () => {
    const list = vi.fn<CourseStorage['progress']['list']>();
    const { jotai, tasksDone } = open(storageWith({ list }));
    list.mockResolvedValueOnce([
      {
        level: 1,
        completedTasks: ['level-1-task-1'],
        quizCompleted: false,
        quizScore: null,
        quizTimeSeconds: null,
      },
    ]);
    await jotai.set(loadAtom);
    list.mockRejectedValueOnce(new CourseStorageError('unavailable', 'test'));
    await jotai.set(loadAtom);
    expect(tasksDone()).toEqual([1]);
    expect(jotai.get(loadStatusAtom)).toBe('failed');
  });

  it('never shows a read that began before a save as the newer one', async () => {
    const storage = createMemoryStorage();
    let answerLate = () => {};
    const late = new Promise<never[]>((resolve) => {
      answerLate = () => resolve([]);
    });
    const list = vi.fn<typeof storage.progress.list>(storage.progress.list).mockReturnValueOnce(late);
    const { jotai, tasksDone } = open({ ...storage, progress: { ...storage.progress, list } });
    const reading = jotai.set(loadAtom);
    await jotai.set(setTaskCompletedAtom, markTask(1));
    answerLate();
    await reading;
    expect(tasksDone()).toEqual([1]);
    expect(list).toHaveBeenCalledTimes(2);
  });
});
