import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import { mark, quiz, unmark } from '../testing/storage-under-test.js';
import type { CourseEvent } from './course-event.js';
import { defaultLinkFor } from './link-target.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const level = { title: 'Level', tasks: [{ title: 'Task', duration: '', steps: [] }], questions: [question] };
const course = defineCourse({ title: 'Bread', levels: [level, level] });

const reported = vi.fn<(error: unknown) => void>();
beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

function open(storage: CourseStorage = createMemoryStorage()) {
  const events: CourseEvent[] = [];
  return { ...openStore(course, storage, { onEvent: (event) => events.push(event) }), events };
}

function storageThatRefuses(
  code: 'invalid' | 'forbidden' | 'unavailable' | 'unauthenticated',
): CourseStorage {
  const storage = createMemoryStorage();
  const refuse = () => Promise.reject(new CourseStorageError(code, 'progress.save'));
  return { ...storage, progress: { ...storage.progress, setTaskCompleted: refuse, saveQuizResult: refuse } };
}

describe('an event is raised for', () => {
  it('a task marked and unmarked', async () => {
    const { setTask, events } = open();
    await setTask(mark(1, 1));
    await setTask(unmark(1, 1));
    expect(events).toEqual([
      { type: 'task-completed', course: 'Bread', level: 1, task: 1, isCompleted: true },
      { type: 'task-completed', course: 'Bread', level: 1, task: 1, isCompleted: false },
    ]);
  });

  it('every quiz, and the first pass of a level once', async () => {
    const { submit, events } = open();
    await submit(quiz(1, 60, 5));
    await submit(quiz(1, 80, 6));
    await submit(quiz(1, 100, 7));
    const submitted = { type: 'quiz-submitted', course: 'Bread', level: 1 };
    expect(events).toEqual([
      { ...submitted, score: 60, isPassed: false, timeSeconds: 5 },
      { ...submitted, score: 80, isPassed: true, timeSeconds: 6 },
      { type: 'level-passed', course: 'Bread', level: 1, score: 80 },
      { ...submitted, score: 100, isPassed: true, timeSeconds: 7 },
    ]);
  });

  it('what waits in the browser for a connection, once', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { progress } = storageThatRefuses('unavailable');
    const { setTask, connect, events } = open(inBrowser({ ...account, progress }));
    const leave = connect();
    await setTask(mark(1, 1));
    leave();
    expect(events.map(({ type }) => type)).toEqual(['task-completed']);
  });
});

describe('an event has nothing of', () => {
  it.each(['invalid', 'forbidden', 'unauthenticated'] as const)(
    'a change refused because of `%s`',
    async (code) => {
      const { submit, setTask, events } = open(storageThatRefuses(code));
      await setTask(mark(1, 1));
      await submit(quiz(1, 100));
      expect(events).toEqual([]);
    },
  );

  it('what a visitor does where there are accounts', async () => {
    const { submit, connect, events } = open(inBrowser(createMemoryStorage({ learner: null })));
    const leave = connect();
    await submit(quiz(1, 100));
    leave();
    expect(events).toEqual([]);
  });

  it('who the learner is', async () => {
    const learner = { id: 'ada', fullName: 'Ada Lovelace', email: 'ada@example.org' };
    const { submit, connect, events } = open(createMemoryStorage({ learner }));
    const leave = connect();
    await submit(quiz(1, 100));
    leave();
    expect(events).toHaveLength(2);
    expect(JSON.stringify(events)).not.toMatch(/ada|lovelace/iu);
  });
});

it('a listener that throws is reported and hinders neither the save nor the next event', async () => {
  const storage = createMemoryStorage();
  const { submit, setHost } = open(storage);
  const error = new Error('analytics are down');
  const received: string[] = [];
  const onEvent = ({ type }: CourseEvent) => {
    received.push(type);
    throw error;
  };
  setHost({ onEvent, linkFor: defaultLinkFor });
  expect(await submit(quiz(1, 100))).toBe('saved');
  expect(received).toEqual(['quiz-submitted', 'level-passed']);
  expect(reported.mock.calls).toEqual([[error], [error]]);
  expect((await storage.progress.list())[0]?.quizCompleted).toBe(true);
});
