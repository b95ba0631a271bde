import { describe, expect, test } from 'vitest';
import { defineCourse } from '../../model/define-course.js';
import { FakeStorage } from '../../testing/fake-storage.js';
import { certificateRequest, mark, unmark } from '../../testing/storage-under-test.js';
import { createLocalStorage } from './local-storage.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const courseOf = (title: string, levels: number) =>
  defineCourse({
    title,
    levels: Array.from({ length: levels }, () => ({
      title: 'L',
      tasks: [task, task],
      questions: [question],
    })),
  });
const bread = courseOf('Bread', 1);
const knots = courseOf('Knots', 3);

const certificate = (courseName: string) => ({
  id: 'CERT-1-L1',
  userName: 'Ada',
  level: 1,
  courseName,
  score: 100,
  completionDate: '2025-11-21',
  issuedBy: 'Us',
});

/** What learners have from when courses had no keys of their own. */
const old = {
  'level-1-task-1': 'true',
  'level-1-quiz-completed': 'true',
  'level-1-quiz-score': '80',
  'level-1-quiz-time-seconds': '9',
  'course-kit:level-1-quiz-draft': '{"answers":[1]}',
};

describe('a course', () => {
  test('gets the progress under keys without a prefix, including half-answered quizzes', async () => {
    const storage = new FakeStorage(old);
    const { progress, drafts } = createLocalStorage({ storage, course: bread });
    expect(await progress.list()).toEqual([
      {
        level: 1,
        completedTasks: ['level-1-task-1'],
        quizCompleted: true,
        quizScore: 80,
        quizTimeSeconds: 9,
      },
    ]);
    expect(drafts.read(1)).toEqual({ answers: [1] });
    expect(storage.contents(), 'nothing is lost').toMatchObject(old);
  });

  test('gets its own certificates only', async () => {
    const all = [certificate('Knots'), certificate('Bread')];
    const storage = new FakeStorage({ 'course-kit:certificates': JSON.stringify(all) });
    const { certificates } = createLocalStorage({ storage, course: bread });
    expect(await certificates.list()).toEqual([certificate('Bread')]);
    const issued = await certificates.issue({ ...certificateRequest(1, 90), courseName: 'Bread' });
    expect(await createLocalStorage({ storage }).certificates.list()).toEqual(all);
    expect(issued.id).not.toBe('CERT-1-L1');
  });

  test('gets only levels and tasks that it has', async () => {
    const storage = new FakeStorage({ ...old, 'level-1-task-3': 'true', 'level-2-task-1': 'true' });
    const { progress } = createLocalStorage({ storage, course: bread });
    expect(await progress.list()).toMatchObject([{ level: 1, completedTasks: ['level-1-task-1'] }]);
  });

  test('gets it once: what the learner undoes or deletes afterwards does not come back', async () => {
    const storage = new FakeStorage(old);
    const open = () => createLocalStorage({ storage, course: bread }).progress;
    const other = open();
    await open().setTaskCompleted(unmark(1, 1));
    expect(await open().list()).toMatchObject([{ completedTasks: [] }]);
    await other.clear?.();
    expect(await open().list()).toEqual([]);
  });

  test('keeps its existing progress', async () => {
    const storage = new FakeStorage({ ...old, 'bread:level-1-quiz-score': '100' });
    expect(await createLocalStorage({ storage, course: bread }).progress.list()).toMatchObject([
      { quizCompleted: true, quizScore: 100, completedTasks: ['level-1-task-1'] },
    ]);
  });

  test('gets nothing that another course got', async () => {
    const storage = new FakeStorage({ ...old, 'level-2-task-1': 'true' });
    createLocalStorage({ storage, course: bread });
    expect(await createLocalStorage({ storage, course: knots }).progress.list()).toEqual([]);
  });

  test('that finds nothing that fits leaves it to the next course', async () => {
    const storage = new FakeStorage({ 'level-2-task-1': 'true' });
    createLocalStorage({ storage, course: bread });
    expect(await createLocalStorage({ storage, course: knots }).progress.list()).toMatchObject([
      { level: 2 },
    ]);
  });

  test('gets nothing from a storage with accounts, which is a learner’s copy', async () => {
    const storage = new FakeStorage({ ...old, 'course-kit:storage-id': 'abc' });
    expect(await createLocalStorage({ storage, course: bread }).progress.list()).toEqual([]);
  });

  test('gets all of it later if there is no room, and nothing until then', async () => {
    const storage = new FakeStorage(old);
    storage.faults.capacity = Object.entries(old).flat().join('').length + 60;
    expect(await createLocalStorage({ storage, course: bread }).progress.list()).toEqual([]);
    expect(storage.contents()).toEqual(old);
    delete storage.faults.capacity;
    expect(await createLocalStorage({ storage, course: bread }).progress.list()).toMatchObject([
      { quizScore: 80 },
    ]);
  });

  test('writes nothing if there is nothing to copy', async () => {
    const storage = new FakeStorage({ theme: 'dark' });
    await createLocalStorage({ storage, course: bread }).progress.list();
    expect(storage.writes).toBe(0);
  });
});

describe('keys without a prefix', () => {
  test.each([{}, { prefix: '' }])('are used by a host that asks for them: %o', async (options) => {
    const storage = new FakeStorage(old);
    const { progress } = createLocalStorage({ storage, ...options });
    expect(await progress.list()).toMatchObject([{ quizScore: 80 }]);
    await progress.setTaskCompleted(mark(1, 2));
    expect(storage.contents()).toEqual({ ...old, 'level-1-task-2': 'true' });
  });

  test('are left alone where a prefix is given beside the course', async () => {
    const storage = new FakeStorage(old);
    expect(await createLocalStorage({ storage, course: bread, prefix: 'docs:' }).progress.list()).toEqual([]);
  });
});

test('storages for two courses are separate, and the same as each course would have alone', async () => {
  const storage = new FakeStorage();
  const first = createLocalStorage({ storage, prefix: 'docs:' });
  const second = first.forCourse?.(knots);
  await second?.progress.setTaskCompleted(mark(1, 1));
  expect(await first.progress.list()).toEqual([]);
  expect(storage.contents()).toEqual({ 'knots:level-1-task-1': 'true' });
});
