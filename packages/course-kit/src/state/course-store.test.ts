import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { inBrowser, openStore } from '../testing/open-store.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, task], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, level] });
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;

const open = (storage: CourseStorage = createMemoryStorage()) => openStore(course, storage);

/** A storage whose progress does what a test needs it to. */
function storageWith(progress: Partial<CourseStorage['progress']>): CourseStorage {
  const storage = createMemoryStorage();
  return { ...storage, place: 'account', progress: { ...storage.progress, ...progress } };
}

describe('a learner with an account', () => {
  it('may act before it is known who they are; it counts for them and not for a visitor', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { setTask, connect, tasksDone, codes } = open(inBrowser(account));
    const saved = setTask(markTask(2));
    expect(tasksDone()).toEqual([2]);
    const leave = connect();
    await saved;
    expect((await account.progress.list())[0]?.completedTasks).toEqual(['level-1-task-2']);
    expect(tasksDone()).toEqual([2]);
    expect(codes()).toEqual(['task-completed']);
    leave();
  });

  it('counts as signed in when the storage emits it before it is asked', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { setTask, connect, codes } = open(inBrowser(account));
    const leave = connect();
    account.signIn({ id: 'ada' });
    await setTask(markTask(1));
    expect(codes()).toEqual(['task-completed']);
    leave();
  });

  it('sees only level 1 open while signed out, whatever this browser knows', async () => {
    const account = createMemoryStorage({ learner: null });
    const { get, submit, connect, codes } = open(inBrowser(account));
    const leave = connect();
    await submit(pass);
    expect(get('levels').map(({ status }) => status)).toEqual(['passed', 'locked']);
    expect(codes()).toEqual(['sign-in-required']);
    leave();
  });

  it('is found out by asking where the browser refuses to remember them', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { session } = account;
    if (!session) throw new Error('there are accounts');
    const remembered = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    const { connect, get } = open(inBrowser({ ...account, session: { ...session, remembered } }));
    const leave = connect();
    await vi.waitFor(() => expect(get('session').status).toBe('signed-in'));
    leave();
  });

  it('keeps an earlier pass on a page that is opened offline while a failed retake waits', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const browser = new FakeStorage();
    const down = { isDown: false };
    const unlessDown =
      <Given extends unknown[], Answer>(call: (...given: Given) => Promise<Answer>) =>
      (...given: Given) =>
        down.isDown ? Promise.reject(new CourseStorageError('unavailable', 'test')) : call(...given);
    const { list, saveQuizResult } = account.progress;
    const progress = {
      ...account.progress,
      list: unlessDown(list),
      saveQuizResult: unlessDown(saveQuizResult),
    };
    const page = open(inBrowser({ ...account, progress }, browser));
    const leave = page.connect();
    await page.submit(pass);
    down.isDown = true;
    await page.submit({ ...pass, score: 0, isPassed: false });
    leave();
    const next = open(inBrowser({ ...account, progress }, browser));
    const leaveNext = next.connect();
    await vi.waitFor(() => expect(next.get('loadStatus')).toBe('failed'));
    expect(next.statuses()).toEqual(['passed', 'open']);
    leaveNext();
  });

  it('is asked to sign in once for all changes made signed out, and never notified that they are saved', async () => {
    const { setTask, submit, connect, codes } = open(inBrowser(createMemoryStorage({ learner: null })));
    const leave = connect();
    await setTask(markTask(1));
    await setTask(markTask(2));
    expect(await submit(pass)).toBe('signed-out');
    expect(codes()).toEqual(['sign-in-required']);
    leave();
  });

  it('sees nothing of whoever signed in before them', async () => {
    const account = createMemoryStorage({ learner: { id: 'ada' } });
    const { setTask, connect, tasksDone } = open(inBrowser(account));
    const leave = connect();
    await setTask(markTask(1));
    account.signIn({ id: 'grace' });
    await vi.waitFor(() => expect(tasksDone()).toEqual([]));
    account.signIn({ id: 'ada' });
    await vi.waitFor(() => expect(tasksDone()).toEqual([1]));
    leave();
  });
});

describe('a learner’s progress', () => {
  it('is not followed by a component that was gone before its code was loaded', async () => {
    const subscribe = vi.fn<() => () => void>(() => () => {});
    const { connect } = open(storageWith({ subscribe }));
    connect()();
    const leave = connect();
    await vi.waitFor(() => expect(subscribe).toHaveBeenCalled());
    await Promise.resolve();
    expect(subscribe).toHaveBeenCalledOnce();
    leave();
  });

  it('shows a task as done at once, and saves it', async () => {
    const storage = createMemoryStorage();
    const { setTask, tasksDone, codes, saveStatus } = open(storage);
    const saved = setTask(markTask(2));
    expect(tasksDone()).toEqual([2]);
    expect(saveStatus()).toBe('saving');
    await saved;
    expect(saveStatus()).toBe('saved');
    expect(codes()).toEqual(['task-completed']);
    expect((await storage.progress.list())[0]?.completedTasks).toEqual(['level-1-task-2']);
  });

  it('takes a task back that the storage refuses for good, and says so', async () => {
    const { setTask, tasksDone, codes, saveStatus } = open(
      storageWith({ setTaskCompleted: () => Promise.reject(new CourseStorageError('invalid', 'test')) }),
    );
    const saved = setTask(markTask(1));
    expect(tasksDone()).toEqual([1]);
    await saved;
    expect(tasksDone()).toEqual([]);
    expect(codes()).toEqual(['save-failed']);
    expect(saveStatus()).toBe('refused');
  });

  it('keeps a task in the page for which the browser has no room, and says so once', async () => {
    const { setTask, tasksDone, codes, get, saveStatus } = open(
      storageWith({ setTaskCompleted: () => Promise.reject(new CourseStorageError('full', 'test')) }),
    );
    await setTask(markTask(1));
    await setTask(markTask(2));
    expect(tasksDone()).toEqual([1, 2]);
    expect(codes()).toEqual(['save-waiting-in-page']);
    expect([saveStatus(), get('isLasting')]).toEqual(['waiting', false]);
  });

  it('says that it is saved when the learner has asked for another try', async () => {
    const storage = createMemoryStorage();
    let isFull = true;
    const setTaskCompleted: typeof storage.progress.setTaskCompleted = async (change) => {
      if (isFull) throw new CourseStorageError('full', 'test');
      return storage.progress.setTaskCompleted(change);
    };
    const { setTask, actions, codes } = open({
      ...storage,
      progress: { ...storage.progress, setTaskCompleted },
    });
    await setTask(markTask(1));
    isFull = false;
    await actions.saveAgain();
    expect(codes()).toEqual(['save-waiting-in-page', 'task-completed']);
  });

  it('asks to sign in when the storage wants an account', async () => {
    const { setTask, codes, connect } = open(createMemoryStorage({ learner: null }));
    const leave = connect();
    await setTask(markTask(1));
    expect(codes()).toEqual(['sign-in-required']);
    leave();
  });

  it('keeps tasks that are marked while others are still being saved', async () => {
    const { setTask, tasksDone } = open();
    await Promise.all([setTask(markTask(1)), setTask(markTask(2))]);
    expect(tasksDone()).toEqual([1, 2]);
  });

  it('opens the next level with a passed quiz', async () => {
    const { get, submit, codes } = open();
    expect(get('levels')[1]?.status).toBe('locked');
    expect(await submit(pass)).toBe('saved');
    expect(get('levels')[1]?.status).toBe('open');
    expect(codes()).toEqual(['quiz-passed']);
  });

  it('says whether a quiz could be saved', async () => {
    const { submit } = open(
      storageWith({ saveQuizResult: () => Promise.reject(new CourseStorageError('unavailable', 'test')) }),
    );
    expect(await submit(pass)).toBe('queued');
  });

  it('follows what another tab does, until it is left', async () => {
    const storage = createMemoryStorage();
    const [one, other] = [open(storage), open(storage)];
    const leave = one.connect();
    await other.setTask(markTask(1));
    await vi.waitFor(() => expect(one.tasksDone()).toEqual([1]));
    leave();
    await other.setTask(markTask(2));
    await one.submit({ ...pass, level: 2 });
    expect(one.tasksDone()).toEqual([1]);
  });

  it('keeps what it knew when a read fails', async () => {
    const list = vi.fn<CourseStorage['progress']['list']>();
    const { read, get, tasksDone } = open(storageWith({ list }));
    list.mockResolvedValueOnce([
      {
        level: 1,
        completedTasks: ['level-1-task-1'],
        quizCompleted: false,
        quizScore: null,
        quizTimeSeconds: null,
      },
    ]);
    await read();
    list.mockRejectedValueOnce(new CourseStorageError('unavailable', 'test'));
    await read();
    expect(tasksDone()).toEqual([1]);
    expect(get('loadStatus')).toBe('failed');
  });

  it('never shows a read that began before a save as the newer one', async () => {
    const storage = createMemoryStorage();
    let answerLate = () => {};
    const late = new Promise<never[]>((resolve) => {
      answerLate = () => resolve([]);
    });
    const list = vi.fn<typeof storage.progress.list>(storage.progress.list).mockReturnValueOnce(late);
    const { read, setTask, tasksDone } = open({ ...storage, progress: { ...storage.progress, list } });
    const reading = read();
    await setTask(markTask(1));
    answerLate();
    await reading;
    expect(tasksDone()).toEqual([1]);
    expect(list).toHaveBeenCalledTimes(2);
  });
});
