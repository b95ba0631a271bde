import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import type { CourseStorage } from '../ports/course-storage.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import { FakeStorage } from '../testing/fake-storage.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import { deleteAccount } from './account-actions.js';

const question = { question: 'Why?', options: ['a', 'b'], correctAnswer: 0, explanation: 'Because.' };
const task = { title: 'Task', duration: '', steps: [] };
const level = { title: 'Level', tasks: [task, task], questions: [question] };
const course = defineCourse({ title: 'Course', levels: [level, level] });
const markTask = (number: number) => ({ kind: 'task', level: 1, task: number, isCompleted: true }) as const;
const pass = { kind: 'quiz', level: 1, score: 100, timeSeconds: 9, isPassed: true } as const;
const request = { userName: 'Ada', level: 1, courseName: 'Course', score: 100, issuedBy: 'School' };
const ada = { id: 'ada', email: 'ada@example.org' };
const grace = { id: 'grace', email: 'grace@example.org' };
const everything = { email: 'ada@example.org', keepsCertificates: false };

const leaves: (() => void)[] = [];
afterEach(() => {
  leaves.splice(0).forEach((leave) => leave());
});

/** The account of Ada, who is signed in, and a browser in which any number of tabs can be. */
function withAccount() {
  const account = createMemoryStorage({ learner: ada });
  const browser = new FakeStorage();
  const failure: { code: 'unavailable' | 'unauthenticated' | null } = { code: null };
  const reach = async <Answer>(call: () => Promise<Answer>) => {
    if (failure.code) throw new CourseStorageError(failure.code, 'test');
    return call();
  };
  const { progress, session } = account;
  const ports: CourseStorage = {
    ...account,
    progress: {
      ...progress,
      setTaskCompleted: (change) => reach(() => progress.setTaskCompleted(change)),
      saveQuizResult: (change) => reach(() => progress.saveQuizResult(change)),
    },
    ...(session && {
      session: {
        ...session,
        deleteAccount: (deletion) => reach(async () => session.deleteAccount?.(deletion)),
      },
    }),
  };
  const open = async (storage: CourseStorage = inBrowser(ports, browser)) => {
    const page = openStore(course, storage);
    leaves.push(page.connect());
    await vi.waitFor(() => expect(page.get('loadStatus')).toBe('ready'));
    return { ...page, storage };
  };
  return { account, browser, failure, ports, open };
}

const kept = (browser: FakeStorage) => Object.keys(browser.contents());

describe('deleting an account', () => {
  it('takes along what waits to be saved and half-answered quizzes, and signs out in every tab', async () => {
    const { account, browser, failure, open } = withAccount();
    const [page, other] = [await open(), await open()];
    await page.setTask(markTask(1));
    failure.code = 'unavailable';
    await page.submit(pass);
    await other.setTask(markTask(2));
    page.storage.drafts.write(2, { answers: [0] });
    failure.code = null;

    expect(await deleteAccount(page.services, ada, everything)).toBe('deleted');
    for (const tab of [page, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await vi.waitFor(() => expect(tab.get('session').status).toBe('signed-out'));
      expect([tab.tasksDone(), tab.statuses(), tab.saveStatus()]).toEqual([[], ['open', 'locked'], 'saved']);
    }
    await vi.waitFor(() => expect(kept(browser)).toEqual(['course-kit:storage-id']));
    account.signIn(ada);
    expect(await account.progress.list()).toEqual([]);
    await vi.waitFor(() => expect(page.tasksDone()).toEqual([]));
  });

  it('forgets what another tab puts away later, until somebody signs in', async () => {
    const { account, browser, open } = withAccount();
    const page = await open();
    await deleteAccount(page.services, ada, everything);
    const other = inBrowser(account, browser).openLedgers?.();
    const putAway = () => {
      browser.setItem('course-kit:owner', 'ada');
      browser.setItem('level-1-task-1', 'true');
      other?.open(null, course);
      return kept(browser).includes('course-kit:copy:ada');
    };
    expect(putAway()).toBe(true);
    await vi.waitFor(() => expect(kept(browser)).toEqual(['course-kit:storage-id']));
    account.signIn(grace);
    await vi.waitFor(() => expect(page.get('session').status).toBe('signed-in'));
    expect(putAway()).toBe(true);
  });

  it('leaves certificates where its learner says so', async () => {
    const { account, open } = withAccount();
    const page = await open();
    await page.submit(pass);
    const certificate = await account.certificates.issue(request);
    expect(await deleteAccount(page.services, ada, { ...everything, keepsCertificates: true })).toBe(
      'deleted',
    );
    expect(await account.certificates.read(certificate.id)).toEqual(certificate);
  });

  it('changes nothing offline; what waits goes on waiting, and is saved', async () => {
    const { account, browser, failure, open } = withAccount();
    const page = await open();
    await page.setTask(markTask(1));
    failure.code = 'unavailable';
    await page.setTask(markTask(2));
    const before = browser.contents();
    expect(await deleteAccount(page.services, ada, everything)).toBe('failed');
    expect(browser.contents()).toEqual(before);
    expect([page.tasksDone(), page.get('session').status]).toEqual([[1, 2], 'signed-in']);
    failure.code = null;
    await (await page.services.engine()).driver.flush();
    await vi.waitFor(async () =>
      expect(await account.progress.list()).toMatchObject([
        { completedTasks: ['level-1-task-1', 'level-1-task-2'] },
      ]),
    );
  });

  it.each([
    ['another address', { email: 'grace@example.org', keepsCertificates: false }, null, 'other-address'],
    ['a session that has ended', everything, 'unauthenticated', 'signed-out'],
  ] as const)('with %s it changes nothing, and says why', async (_, how, code, outcome) => {
    const { account, failure, open } = withAccount();
    const page = await open();
    await page.setTask(markTask(1));
    failure.code = code;
    expect(await deleteAccount(page.services, ada, how)).toBe(outcome);
    expect(page.tasksDone()).toEqual([1]);
    expect(await account.progress.list()).toHaveLength(1);
  });

  it('deletes nothing of somebody else who has signed in before it was confirmed', async () => {
    const { account, open } = withAccount();
    const page = await open();
    await page.setTask(markTask(1));
    account.signIn(grace);
    await account.progress.setTaskCompleted(markTask(2));
    await vi.waitFor(() => expect(page.tasksDone()).toEqual([2]));
    expect(await deleteAccount(page.services, ada, everything)).toBe('signed-out');
    expect(page.tasksDone()).toEqual([2]);
    account.signIn(ada);
    expect(await account.progress.list()).toHaveLength(1);
  });

  it('leaves whoever signs in meanwhile alone, and still forgets its own in this browser', async () => {
    const { account, browser, ports, open } = withAccount();
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const isAsked = vi.fn<() => void>();
    const session = ports.session as NonNullable<CourseStorage['session']>;
    const deleteLater: typeof session.deleteAccount = async (deletion) => {
      await session.deleteAccount?.(deletion);
      isAsked();
      await answered;
    };
    const page = await open(
      inBrowser({ ...ports, session: { ...session, deleteAccount: deleteLater } }, browser),
    );
    await page.setTask(markTask(1));
    const deleting = deleteAccount(page.services, ada, everything);
    await vi.waitFor(() => expect(isAsked).toHaveBeenCalled());
    account.signIn(grace);
    await account.progress.setTaskCompleted(markTask(2));
    await vi.waitFor(() => expect(page.tasksDone()).toEqual([2]));
    answer();
    expect(await deleting).toBe('deleted');
    expect(page.get('session')).toMatchObject({ status: 'signed-in', learner: grace });
    expect(page.tasksDone()).toEqual([2]);
    expect(kept(browser).filter((key) => key.includes('ada'))).toEqual([]);
  });

  it('forgets its own in this browser also where the session ends before the answer comes', async () => {
    const { browser, ports, open } = withAccount();
    const session = ports.session as NonNullable<CourseStorage['session']>;
    const deleteAndSignOut: typeof session.deleteAccount = async (deletion) => {
      await session.deleteAccount?.(deletion);
      await session.signOut();
    };
    const storage = { ...ports, session: { ...session, deleteAccount: deleteAndSignOut } };
    const [page, other] = [await open(inBrowser(storage, browser)), await open(inBrowser(storage, browser))];
    await page.setTask(markTask(1));
    await vi.waitFor(() => expect(other.tasksDone()).toEqual([1]));
    expect(await deleteAccount(page.services, ada, everything)).toBe('deleted');
    for (const tab of [page, other])
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await vi.waitFor(() => expect(tab.tasksDone()).toEqual([]));
    expect(kept(browser)).toEqual(['course-kit:storage-id']);
  });
});
