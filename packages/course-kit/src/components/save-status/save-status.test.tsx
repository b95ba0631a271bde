import {
  CourseProvider,
  CourseStorageError,
  SaveStatus,
  TaskPage,
  type CourseStorage,
} from '@course-kit/react';
import { createCourseStorage, createMemoryStorage } from '@course-kit/react/adapters';
import type { ProgressExport } from '@course-kit/react/model';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FakeStorage } from '../../testing/fake-storage.js';
import { exampleCourse } from '../example-course.fixtures.js';
import { notNowMessages } from '../../feature/not-now/not-now.messages.js';
import { saveStatusMessages as messages } from './save-status.messages.js';

const open = page.getByRole('button', { name: 'Mark as Completed' });
const done = page.getByRole('button', { name: 'Task Completed!' });
/** The first on the page: other parts have a `status` of their own. */
const line = page.getByRole('status').first();
const refusedTask = page.getByText('Level 1, task 2: marked as completed');
const inLine = (name: string) => page.elementLocator(statusRoot()).getByRole('button', { name });

function statusRoot(): Element {
  const root = document.querySelector('.ck-save-status');
  if (!root) throw new Error('There is no line');
  return root;
}

type Fault = 'unavailable' | 'unauthenticated' | 'forbidden' | null;

/** An account that answers with a fault while there is one, and a browser with room unless it is given none. */
function accountWith(fault: Fault, browser: Storage = new FakeStorage()) {
  const account = createMemoryStorage({ learner: { id: 'maria' }, place: 'account' });
  const state = { fault };
  const storage: CourseStorage = createCourseStorage(
    {
      ...account,
      progress: {
        ...account.progress,
        setTaskCompleted: async (change) => {
          if (state.fault) throw new CourseStorageError(state.fault, 'progress.setTaskCompleted');
          return account.progress.setTaskCompleted(change);
        },
      },
    },
    { storage: browser },
  );
  return { account, storage, state };
}

async function show(storage: CourseStorage) {
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <SaveStatus />
      <TaskPage level={1} task={2} />
    </CourseProvider>,
  );
  await expect.element(line).toHaveTextContent(messages[`saved.${storage.place}`]);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('saved', () => {
  test.each(['account', 'browser', 'page'] as const)('says where: %s', async (place) => {
    await show(createMemoryStorage({ place }));

    expect(statusRoot().getAttribute('data-status')).toBe('saved');
  });

  test('says so again after a change', async () => {
    const { account, storage } = accountWith(null);
    await show(storage);
    await open.click();

    await expect.element(page.getByText('Your progress has been saved')).toBeVisible();
    await expect.element(line).toHaveTextContent(messages['saved.account']);
    expect(await account.progress.list()).toMatchObject([{ completedTasks: ['level-1-task-2'] }]);
  });
});

describe('what cannot be saved for a passing reason', () => {
  test('waits, as button, status line and toast say; “Try again” saves it', async () => {
    const { account, storage, state } = accountWith('unavailable');
    await show(storage);
    await open.click();

    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(line).toHaveTextContent(notNowMessages.failing);
    await expect.element(done).toHaveAttribute('aria-pressed', 'true');
    expect(await account.progress.list()).toEqual([]);
    state.fault = null;
    await page.getByRole('button', { name: notNowMessages.tryNow }).first().click();
    await expect.element(line).toHaveTextContent(messages['saved.account']);
    await expect.element(done).toBeVisible();
    expect(await account.progress.list()).toMatchObject([{ completedTasks: ['level-1-task-2'] }]);
  });

  test('without room in the browser the page must stay open, and the line says that', async () => {
    const { storage } = accountWith('unavailable', new FakeStorage({ full: 'of it' }, { capacity: 10 }));
    await show(storage);
    await open.click();

    await expect.element(line).toHaveTextContent(notNowMessages.waitingInPage);
    await expect.element(done).toBeVisible();
  });

  test('once the session has ended, it waits for the next one', async () => {
    const { storage } = accountWith('unauthenticated');
    await show(storage);
    await open.click();

    await expect.element(line).toHaveTextContent(notNowMessages['signed-out']);
    expect(statusRoot().getAttribute('data-status')).toBe('signed-out');
    await expect.element(done).toBeVisible();
  });

  test('is told for as long as the page is open after the session that left it has ended, and only then', async () => {
    const { account, storage, state } = accountWith('unauthenticated');
    await show(storage);
    await open.click();
    await expect.element(line).toHaveTextContent(notNowMessages['signed-out']);
    await account.session?.signOut();
    await expect.element(open).toBeVisible();
    await expect.element(line).toHaveTextContent(notNowMessages['signed-out']);

    state.fault = null;
    account.signIn({ id: 'maria' });
    await expect.element(done).toBeVisible();
    await expect.element(line).toHaveTextContent(messages['saved.account']);
    await account.session?.signOut();
    await expect.element(open).toBeVisible();
    await expect.element(line).not.toHaveTextContent(notNowMessages['signed-out']);
  });
});

describe('what the storage refuses', () => {
  const refused = async () => {
    const given = accountWith('forbidden');
    await show(given.storage);
    await open.click();
    await expect.element(line).toHaveTextContent('1 change could not be saved');
    await expect.element(refusedTask).toBeVisible();
    return given;
  };

  test('is listed and not shown as done, and “Try again” sends it again', async () => {
    const { account, state } = await refused();
    await expect.element(open).toHaveAttribute('aria-pressed', 'false');
    state.fault = null;
    await inLine(messages.saveAgain).click();

    await expect.element(line).toHaveTextContent(messages['saved.account']);
    await expect.element(done).toBeVisible();
    await expect.element(refusedTask).not.toBeInTheDocument();
    expect(await account.progress.list()).toMatchObject([{ completedTasks: ['level-1-task-2'] }]);
  });

  test('is listed again when it is refused again', async () => {
    await refused();
    await inLine(messages.saveAgain).click();

    await expect.element(refusedTask).toBeVisible();
    await expect.element(line).toHaveTextContent('1 change could not be saved');
    await expect.element(open).toBeVisible();
  });

  test('is exported under `notSaved`', async () => {
    const files: Promise<ProgressExport>[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push(fetch(this.href).then((answer) => answer.json() as Promise<ProgressExport>));
    });
    await refused();
    await inLine(messages.export).click();

    await expect.poll(() => files).toHaveLength(1);
    const content = await files[0];
    expect(content?.notSaved).toMatchObject([{ kind: 'task', level: 1, task: 2, isCompleted: true }]);
    expect(content?.levels[0]?.completedTasks).toEqual([]);
  });

  test('is discarded only after a confirmation', async () => {
    const { account } = await refused();
    await inLine(messages.discard).click();
    await expect.element(inLine(messages.keep)).toHaveFocus();
    await inLine(messages.keep).click();
    await expect.element(inLine(messages.discard)).toHaveFocus();
    await expect.element(refusedTask).toBeVisible();
    await inLine(messages.discard).click();
    await inLine(messages.confirmDiscard).click();

    await expect.element(refusedTask).not.toBeInTheDocument();
    await expect.element(line).toHaveTextContent(messages['saved.account']);
    await expect.element(line).toHaveFocus();
    await expect.element(open).toBeVisible();
    expect(await account.progress.list()).toEqual([]);
  });

  test('is still listed after the page was reloaded', async () => {
    const browser = new FakeStorage();
    const first = accountWith('forbidden', browser);
    await show(first.storage);
    await open.click();
    await expect.element(refusedTask).toBeVisible();
    const next = accountWith('forbidden', browser);
    const { container, unmount } = await render(
      <CourseProvider course={exampleCourse} storage={next.storage}>
        <SaveStatus />
      </CourseProvider>,
    );

    await expect.element(page.elementLocator(container).getByText(/marked as completed/)).toBeVisible();
    await unmount();
  });
});

test('works without a provider, with a course and the host’s texts', async () => {
  await render(
    <>
      <SaveStatus course={exampleCourse} className="own" />
      <CourseProvider
        course={exampleCourse}
        storage={createMemoryStorage({ place: 'account' })}
        messages={{ saveStatus: { 'saved.account': 'Gesichert' } }}
      >
        <SaveStatus />
      </CourseProvider>
    </>,
  );

  await expect.element(page.getByText(messages['saved.browser'])).toBeVisible();
  await expect.element(page.getByText('Gesichert')).toBeVisible();
  expect([...statusRoot().classList]).toEqual(['ck-root', 'ck-save-status', 'own']);
});
