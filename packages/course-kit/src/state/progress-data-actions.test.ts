import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLocalCopy } from '../adapters/local/local-storage.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { loadAtom, setTaskCompletedAtom, submitQuizAtom } from './course-actions.js';
import { levelsAtom, loadStatusAtom, noticesAtom, saveStatusAtom } from './course-atoms.js';
import { createCourseStore } from './course-store.js';
import { clearProgressAtom, exportProgressAtom } from './progress-data-actions.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, task], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, level] });
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;
const request = { userName: 'Ada', level: 1, courseName: 'Course', score: 100, issuedBy: 'School' };
const noon = Date.parse('2026-11-21T12:00:00Z');

const leaves: (() => void)[] = [];
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
});

function open(storage: CourseStorage) {
  const { jotai, connect } = createCourseStore({ course, storage, clock: () => noon, random: () => 0 });
  leaves.push(connect());
  return {
    jotai,
    tasksDone: () => jotai.get(levelsAtom)[0]?.completedTasks,
    statuses: () => jotai.get(levelsAtom).map(({ status }) => status),
    codes: () => jotai.get(noticesAtom).map(({ code }) => code),
    loaded: () => vi.waitFor(() => expect(jotai.get(loadStatusAtom)).toBe('ready')),
  };
}

/** An account that can be out of reach, and the browser of its learner, in which any number of tabs can be. */
function withAccount() {
  const account = createMemoryStorage({ learner: { id: 'ada' } });
  const browser = new FakeStorage();
  const fault: { code: 'unavailable' | 'unauthenticated' | null } = { code: null };
  const reach = async <Answer>(call: () => Promise<Answer>) => {
    if (fault.code) throw new CourseStorageError(fault.code, 'test');
    return call();
  };
  const progress: CourseStorage['progress'] = {
    ...account.progress,
    list: () => reach(() => account.progress.list()),
    setTaskCompleted: (change) => reach(() => account.progress.setTaskCompleted(change)),
    saveQuizResult: (change) => reach(() => account.progress.saveQuizResult(change)),
    clear: () => reach(async () => account.progress.clear?.()),
  };
  const tab = (): CourseStorage => ({ ...account, progress, ...createLocalCopy({ storage: browser }) });
  return { account, browser, fault, tab };
}

describe('deleting progress', () => {
  it('forgets it all, drafts included', async () => {
    const storage = createMemoryStorage();
    const { jotai, tasksDone, statuses, codes } = open(storage);
    await jotai.set(setTaskCompletedAtom, markTask(1));
    await jotai.set(submitQuizAtom, pass);
    storage.drafts.write(2, { answers: [0] });
    expect(await jotai.set(clearProgressAtom)).toBe(true);
    expect(tasksDone()).toEqual([]);
    expect(statuses()).toEqual(['open', 'locked']);
    expect(storage.drafts.read(2)).toBeNull();
    expect(codes()).toContain('progress-deleted');
  });

  it('forgets what waits to be saved, here and in another tab', async () => {
    const { account, browser, fault, tab } = withAccount();
    const storage = tab();
    const [page, other] = [open(storage), open(tab())];
    await page.jotai.set(setTaskCompletedAtom, markTask(1));
    fault.code = 'unavailable';
    await page.jotai.set(submitQuizAtom, pass);
    storage.drafts.write(2, { answers: [0] });
    await vi.waitFor(() => expect(other.statuses()).toEqual(['passed', 'open']));
    fault.code = null;

    expect(await page.jotai.set(clearProgressAtom)).toBe(true);
    expect(page.statuses()).toEqual(['open', 'locked']);
    expect(page.jotai.get(saveStatusAtom)).toBe('saved');
    await vi.waitFor(() => expect(other.statuses()).toEqual(['open', 'locked']));
    expect(browser.contents()).toEqual({ 'course-kit:owner': 'ada' });
    expect(await account.progress.list()).toEqual([]);

    fault.code = 'unavailable';
    await page.jotai.set(setTaskCompletedAtom, markTask(1));
    expect(page.codes().at(-1), 'the next fault is told of anew').toBe('save-failed');
  });

  it('that fails keeps everything, and says so', async () => {
    const { account, browser, fault, tab } = withAccount();
    const storage = tab();
    const { jotai, tasksDone, codes, loaded } = open(storage);
    await jotai.set(setTaskCompletedAtom, markTask(1));
    storage.drafts.write(1, { answers: [0] });
    await loaded();
    const before = browser.contents();
    fault.code = 'unavailable';
    expect(await jotai.set(clearProgressAtom)).toBe(false);
    expect(codes().at(-1)).toBe('save-failed');
    expect(tasksDone()).toEqual([1]);
    expect(browser.contents()).toEqual(before);
    expect(await account.progress.list()).toHaveLength(1);
  });

  it('asks to sign in where the session has ended', async () => {
    const { fault, tab } = withAccount();
    const { jotai, codes, loaded } = open(tab());
    await loaded();
    fault.code = 'unauthenticated';
    expect(await jotai.set(clearProgressAtom)).toBe(false);
    expect(codes()).toEqual(['sign-in-required']);
  });

  it('waits on a page just opened until it is known whose it is', async () => {
    const { account, browser, tab } = withAccount();
    await account.progress.setTaskCompleted(markTask(1));
    browser.setItem('course-kit:owner', 'ada');
    browser.setItem('course-kit:unsaved', JSON.stringify([{ id: 'earlier', change: markTask(2) }]));
    const { jotai, loaded } = open(tab());
    expect(await jotai.set(clearProgressAtom)).toBe(true);
    await loaded();
    expect(await account.progress.list()).toEqual([]);
    expect(browser.contents()).toEqual({ 'course-kit:owner': 'ada' });
  });

  it('is not undone by a read that began before', async () => {
    const storage = createMemoryStorage();
    await storage.progress.setTaskCompleted(markTask(1));
    const old = await storage.progress.list();
    let answerLate = () => {};
    const late = new Promise<typeof old>((resolve) => (answerLate = () => resolve(old)));
    const list = vi.fn<typeof storage.progress.list>(storage.progress.list).mockReturnValueOnce(late);
    const progress = { ...storage.progress, list, subscribe: () => () => {} };
    const { jotai, tasksDone } = open({ ...storage, progress });
    await jotai.set(clearProgressAtom);
    answerLate();
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    expect(tasksDone()).toEqual([]);
  });

  it('leaves whoever signs in meanwhile alone', async () => {
    const { account, tab } = withAccount();
    const storage = tab();
    let isAsked = false;
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const clear = async () => {
      isAsked = true;
      await answered;
    };
    const { jotai, tasksDone, codes, loaded } = open({
      ...storage,
      progress: { ...storage.progress, clear },
    });
    await loaded();
    const deleting = jotai.set(clearProgressAtom);
    await vi.waitFor(() => expect(isAsked).toBe(true));
    account.signIn({ id: 'grace' });
    await account.progress.setTaskCompleted(markTask(2));
    await vi.waitFor(() => expect(tasksDone()).toEqual([2]));
    storage.drafts.write(1, { answers: [0] });
    answer();
    await deleting;
    expect(tasksDone()).toEqual([2]);
    expect(storage.drafts.read(1)).not.toBeNull();
    expect(codes()).toEqual([]);
  });
});

describe('exporting progress', () => {
  const taskKeys = (exported: { levels: readonly { completedTasks: readonly { key: string }[] }[] }) =>
    exported.levels[0]?.completedTasks.map(({ key }) => key);

  it('has what is shown, what is not saved yet included, and the certificates', async () => {
    const { account, fault, tab } = withAccount();
    const { jotai, loaded } = open(tab());
    await loaded();
    await jotai.set(submitQuizAtom, pass);
    const certificate = await account.certificates.issue(request);
    fault.code = 'unavailable';
    await jotai.set(setTaskCompletedAtom, markTask(2));
    const exported = await jotai.set(exportProgressAtom);
    expect(exported.exportedAt).toBe('2026-11-21T12:00:00.000Z');
    expect(taskKeys(exported)).toEqual(['level-1-task-2']);
    expect(exported.levels[0]).toMatchObject({ quizScore: 100, isPassed: true });
    expect(exported.certificates).toEqual([certificate]);
  });

  const storageWithCertificates = (list: CourseStorage['certificates']['list']): CourseStorage => {
    const storage = createMemoryStorage();
    return { ...storage, certificates: { ...storage.certificates, list } };
  };

  it('goes without certificates that cannot be read', async () => {
    const { jotai } = open(storageWithCertificates(() => Promise.reject(new Error('down'))));
    await jotai.set(setTaskCompletedAtom, markTask(1));
    const exported = await jotai.set(exportProgressAtom);
    expect(taskKeys(exported)).toEqual(['level-1-task-1']);
    expect(exported).toMatchObject({ certificates: null, missing: ['certificates'] });
  });

  it('does not wait for certificates longer than five seconds', async () => {
    vi.useFakeTimers();
    const { jotai } = open(storageWithCertificates(() => new Promise(() => {})));
    const exporting = jotai.set(exportProgressAtom);
    await vi.advanceTimersByTimeAsync(5000);
    expect(await exporting).toMatchObject({ missing: ['certificates'] });
  });

  it('reads nothing anew: what is known is what is given', async () => {
    const storage = createMemoryStorage();
    const { jotai, loaded } = open(storage);
    await loaded();
    const list = vi.spyOn(storage.progress, 'list');
    await jotai.set(exportProgressAtom);
    expect(list).not.toHaveBeenCalled();
    await jotai.set(loadAtom);
    expect(list).toHaveBeenCalledOnce();
  });
});
