import { afterEach, describe, expect, it, vi } from 'vitest';
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
const request = { userName: 'Ada', level: 1, courseName: 'Course', score: 100, issuedBy: 'School' };
const noon = Date.parse('2026-11-21T12:00:00Z');

const leaves: (() => void)[] = [];
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
  vi.useRealTimers();
});

function open(storage: CourseStorage) {
  const page = openStore(course, storage, { clock: () => noon });
  leaves.push(page.connect());
  return { ...page, loaded: () => vi.waitFor(() => expect(page.get('loadStatus')).toBe('ready')) };
}

/** An account that can be out of reach, and the browser of its learner, in which any number of tabs can be. */
function withAccount() {
  const account = createMemoryStorage({ learner: { id: 'ada' }, clock: () => noon });
  const browser = new FakeStorage();
  const failure: { code: 'unavailable' | 'unauthenticated' | null } = { code: null };
  const reach = async <Answer>(call: () => Promise<Answer>) => {
    if (failure.code) throw new CourseStorageError(failure.code, 'test');
    return call();
  };
  const progress: CourseStorage['progress'] = {
    ...account.progress,
    list: (learnerId) => reach(() => account.progress.list(learnerId)),
    setTaskCompleted: (change) => reach(() => account.progress.setTaskCompleted(change)),
    saveQuizResult: (change) => reach(() => account.progress.saveQuizResult(change)),
    clear: (time) => reach(async () => account.progress.clear?.(time)),
  };
  const tab = (): CourseStorage => inBrowser({ ...account, progress }, browser);
  return { account, browser, failure, tab };
}

const kept = (browser: FakeStorage) => Object.keys(browser.contents());

describe('deleting progress', () => {
  it('forgets it all, drafts included', async () => {
    const storage = createMemoryStorage();
    const { clearProgress, submit, setTask, tasksDone, statuses, codes } = open(storage);
    await setTask(markTask(1));
    await submit(pass);
    storage.drafts.write(2, { answers: [0] });
    expect(await clearProgress()).toBe(true);
    expect(tasksDone()).toEqual([]);
    expect(statuses()).toEqual(['open', 'locked']);
    expect(storage.drafts.read(2)).toBeNull();
    expect(codes()).toContain('progress-deleted');
  });

  it('forgets what waits to be saved, here and in another tab', async () => {
    const { account, browser, failure, tab } = withAccount();
    const storage = tab();
    const [page, other] = [open(storage), open(tab())];
    await page.setTask(markTask(1));
    failure.code = 'unavailable';
    await page.submit(pass);
    storage.drafts.write(2, { answers: [0] });
    await vi.waitFor(() => expect(other.statuses()).toEqual(['passed', 'open']));
    failure.code = null;

    expect(await page.clearProgress()).toBe(true);
    expect(page.statuses()).toEqual(['open', 'locked']);
    expect(page.saveStatus()).toBe('saved');
    await vi.waitFor(() => expect(other.statuses()).toEqual(['open', 'locked']));
    expect(kept(browser)).toEqual(['course-kit:owner', 'course-kit:storage-id']);
    expect(await account.progress.list()).toEqual([]);

    failure.code = 'unavailable';
    await page.setTask(markTask(1));
    expect(page.codes().at(-1), 'the next failure is notified again').toBe('save-waiting');
  });

  it('that fails keeps everything, and says so', async () => {
    const { account, browser, failure, tab } = withAccount();
    const storage = tab();
    const { clearProgress, setTask, tasksDone, codes, loaded } = open(storage);
    await setTask(markTask(1));
    storage.drafts.write(1, { answers: [0] });
    await loaded();
    const before = browser.contents();
    failure.code = 'unavailable';
    expect(await clearProgress()).toBe(false);
    expect(codes().at(-1)).toBe('save-failed');
    expect(tasksDone()).toEqual([1]);
    expect(browser.contents()).toEqual(before);
    expect(await account.progress.list()).toHaveLength(1);
  });

  it('asks to sign in where the session has ended', async () => {
    const { failure, tab } = withAccount();
    const { clearProgress, codes, loaded } = open(tab());
    await loaded();
    failure.code = 'unauthenticated';
    expect(await clearProgress()).toBe(false);
    expect(codes()).toEqual(['sign-in-required']);
  });

  it('waits on a page just opened until it is known whose it is', async () => {
    const { account, browser, tab } = withAccount();
    await account.progress.setTaskCompleted(markTask(1));
    browser.setItem('course-kit:owner', 'ada');
    browser.setItem('course-kit:change:ada:earlier', JSON.stringify({ ...markTask(2), madeAt: noon - 1 }));
    const { clearProgress, loaded } = open(tab());
    expect(await clearProgress()).toBe(true);
    await loaded();
    expect(await account.progress.list()).toEqual([]);
    expect(kept(browser)).toEqual(['course-kit:owner', 'course-kit:storage-id']);
  });

  it('is not undone by a read that began before', async () => {
    const storage = createMemoryStorage();
    await storage.progress.setTaskCompleted(markTask(1));
    const old = await storage.progress.list();
    let answerLate = () => {};
    const late = new Promise<typeof old>((resolve) => (answerLate = () => resolve(old)));
    const list = vi.fn<typeof storage.progress.list>(storage.progress.list).mockReturnValueOnce(late);
    const progress = { ...storage.progress, list, subscribe: () => () => {} };
    const { clearProgress, tasksDone } = open({ ...storage, progress });
    await clearProgress();
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
    const { clearProgress, tasksDone, codes, loaded } = open({
      ...storage,
      progress: { ...storage.progress, clear },
    });
    await loaded();
    const deleting = clearProgress();
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
    const { account, failure, tab } = withAccount();
    const { exportProgress, submit, setTask, loaded } = open(tab());
    await loaded();
    await submit(pass);
    const certificate = await account.certificates.issue(request);
    failure.code = 'unavailable';
    await setTask(markTask(2));
    const exported = await exportProgress();
    expect(exported.exportedAt).toBe('2026-11-21T12:00:00.000Z');
    expect(taskKeys(exported)).toEqual(['level-1-task-2']);
    expect(exported.levels[0]).toMatchObject({ quizScore: 100, isPassed: true });
    expect(exported.certificates).toEqual([certificate]);
  });

  const storageWithCertificates = (list: CourseStorage['certificates']['list']): CourseStorage => {
    const storage = createMemoryStorage();
    return { ...storage, certificates: { ...storage.certificates, list } };
  };

  it('has the flows that have passed a check on the account', async () => {
    const { account, tab } = withAccount();
    const { exportProgress, loaded } = open(tab());
    await loaded();
    const flow = { level: 1, task: 2, flow: 1, fingerprint: '0123456789abcdef', release: null };
    await account.flowChecks?.save(flow);
    expect((await exportProgress()).checkedFlows).toEqual([{ ...flow, checkedAt: noon }]);
  });

  it('goes without certificates that cannot be read', async () => {
    const { exportProgress, setTask } = open(
      storageWithCertificates(() => Promise.reject(new Error('down'))),
    );
    await setTask(markTask(1));
    const exported = await exportProgress();
    expect(taskKeys(exported)).toEqual(['level-1-task-1']);
    expect(exported).toMatchObject({ certificates: null, missing: ['certificates'] });
  });

  it('does not wait for certificates longer than five seconds', async () => {
    vi.useFakeTimers();
    const { exportProgress } = open(storageWithCertificates(() => new Promise(() => {})));
    const exporting = exportProgress();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await exporting).toMatchObject({ missing: ['certificates'] });
  });

  it('reads nothing anew: what is known is what is given', async () => {
    const storage = createMemoryStorage();
    const { read, exportProgress, loaded } = open(storage);
    await loaded();
    const list = vi.spyOn(storage.progress, 'list');
    await exportProgress();
    expect(list).not.toHaveBeenCalled();
    await read();
    expect(list).toHaveBeenCalledOnce();
  });
});
