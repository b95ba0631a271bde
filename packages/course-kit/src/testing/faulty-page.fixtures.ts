import { vi } from 'vitest';
import { createCourseStorage } from '../adapters/course-storage.js';
import { createMemoryStorage, type MemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { saveStatus } from '../model/save-status.js';
import type { LevelRecord } from '../model/level-record.js';
import type { ProgressChange } from '../model/progress-change.js';
import { CourseStorageError, type CourseStorageErrorCode } from '../ports/course-storage-error.js';
import { FakeStorage } from './fake-storage.js';
import { openStore } from './open-store.js';
import { mark } from './storage-under-test.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const course = defineCourse({
  title: 'Course',
  levels: [{ title: 'Level', tasks: [task, task, task], questions: [question] }],
});

/** How a server answers one request; `work` is its normal answer. */
export type Answer = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** A server that has handled a request and answers when a test says so. */
export function lateAnswer(): { readonly answer: Answer; readonly give: () => void } {
  let give = () => {};
  const said = new Promise<void>((resolve) => {
    give = resolve;
  });
  const answer: Answer = async (work) => {
    const result = await work();
    await said;
    return result;
  };
  return { answer, give };
}

/** A server that never answers. */
export const noAnswer: Answer = () => new Promise(() => {});

/** Options of a page. */
export interface PageOptions {
  readonly browser?: FakeStorage;
  readonly account?: MemoryStorage;
  readonly clock?: () => number;
  readonly random?: () => number;
  /** Whether the server notifies the page of every change. @default false: it knows only the answers to its own requests */
  readonly isNotified?: boolean;
  /** Whether reads share their answers until the storage hears that they are outdated. @default false */
  readonly sharesReads?: boolean;
  /** How its first reads are answered. @default normally */
  readonly reads?: Answer[];
}

/** A page with a server whose answers a test gives, one for each request; after those it works normally. */
export async function openPage(options: PageOptions = {}) {
  const {
    browser = new FakeStorage(),
    clock = Date.now,
    random = () => 0,
    isNotified = false,
    sharesReads = false,
  } = options;
  const { account = createMemoryStorage({ learner: { id: 'ada' }, clock }) } = options;
  const answers: { saves: Answer[]; reads: Answer[]; deletions: Answer[] } = {
    saves: [],
    reads: options.reads ?? [],
    deletions: [],
  };
  let lists = 0;
  let shared: ReturnType<MemoryStorage['progress']['list']> | undefined;
  const sent: { readonly change: ProgressChange; readonly at: number }[] = [];
  const answered = <Result>(kind: keyof typeof answers, work: () => Promise<Result>) =>
    (answers[kind].shift() ?? ((asked) => asked()))(work);
  const save = (change: ProgressChange): Promise<LevelRecord> => {
    sent.push({ change, at: Date.now() });
    const { progress } = account;
    return answered('saves', () =>
      change.kind === 'task' ? progress.setTaskCompleted(change) : progress.saveQuizResult(change),
    );
  };
  const storage = createCourseStorage(
    {
      ...account,
      place: 'account',
      progress: {
        ...(isNotified && { subscribe: account.progress.subscribe }),
        list: (learnerId) => {
          lists += 1;
          const read = () => answered('reads', () => account.progress.list(learnerId));
          return sharesReads ? (shared ??= read()) : read();
        },
        invalidate: () => (shared = undefined),
        setTaskCompleted: save,
        saveQuizResult: save,
        clear: (time, learnerId) =>
          answered('deletions', async () => account.progress.clear?.(time, learnerId)),
      },
    },
    { storage: browser, clock, locks: null },
  );
  const store = openStore(course, storage, { clock, random });
  await store.services.engine();
  const leave = store.connect();
  await vi.advanceTimersByTimeAsync(0);
  return {
    ...store,
    account,
    browser,
    answers,
    leave,
    /** The next save fails. */
    fail: (code: CourseStorageErrorCode, retryAfter?: number) =>
      void answers.saves.push(() =>
        Promise.reject(new CourseStorageError(code, 'test', undefined, undefined, retryAfter)),
      ),
    press: (number: number) => void store.setTask(mark(1, number)),
    changes: () => sent.map(({ change }) => change),
    sentTasks: () => sent.map(({ change }) => (change.kind === 'task' ? change.task : null)),
    lists: () => lists,
    sentAt: () => sent.map(({ at }) => at),
    status: () => saveStatus(store.get('ledger')),
    shown: () => store.get('records').flatMap(({ completedTasks }) => completedTasks),
    saved: async () => (await account.progress.list()).flatMap(({ completedTasks }) => completedTasks),
    waitingKeys: () => Object.keys(browser.contents()).filter((key) => key.startsWith('course-kit:change:')),
  };
}
