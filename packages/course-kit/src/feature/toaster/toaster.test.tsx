import '@course-kit/react/styles.css';
import {
  CourseProvider,
  CourseStorageError,
  TaskPage,
  Toaster,
  useNotify,
  type HostNotice,
  type NoticeCode,
  type ToasterProps,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCourse } from '../../components/example-course.fixtures.js';

let notify: (about: NoticeCode | HostNotice) => void;

function Announcer() {
  const tell = useNotify();
  useEffect(() => {
    notify = tell;
  }, [tell]);
  return null;
}

async function renderToaster(variant?: ToasterProps['variant'], dir?: 'ltr' | 'rtl') {
  await render(
    <div dir={dir}>
      <CourseProvider
        course={exampleCourse}
        linkFor={defaultLinkFor}
        storage={createMemoryStorage()}
        toaster={<Toaster {...(variant ? { variant } : {})} />}
      >
        <Announcer />
      </CourseProvider>
    </div>,
  );
}

const toasts = page.getByRole('alertdialog');
const titles = () => [...document.querySelectorAll('.ck-toast-title')].map((title) => title.textContent);

describe('what is shown', () => {
  test('single: a newer toast replaces the older one, which does not come back', async () => {
    await renderToaster('single');
    notify('task-completed');
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    notify('quiz-passed');

    await expect.element(page.getByText('Quiz completed!')).toBeVisible();
    expect(titles()).toEqual(['Quiz completed!']);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(titles).toEqual([]);
  });

  test('stacked: the newest three', async () => {
    await renderToaster('stacked');
    for (const code of ['task-completed', 'quiz-failed', 'quiz-passed', 'locked'] as const) notify(code);

    await expect.element(page.getByText('Content locked')).toBeVisible();
    await expect
      .poll(() => titles().toSorted())
      .toEqual(['Content locked', 'Quiz completed', 'Quiz completed!']);
  });

  test('a repeated notification replaces the first one', async () => {
    await renderToaster('stacked');
    notify('task-completed');
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    const first = toasts.element();
    notify({ title: 'Error', description: 'Invalid login credentials' });
    notify({ title: 'Error', description: 'User already registered' });
    notify('task-completed');

    await expect.poll(titles).toEqual(['Task completed!', 'Error', 'Error']);
    expect(first.isConnected).toBe(false);
    await expect.element(page.getByRole('alert').filter({ hasText: 'Task completed!' })).toBeVisible();
  });

  test('a host’s own message is shown as text, in its tone', async () => {
    await renderToaster();
    notify({ title: 'Error', description: '<b>Invalid login credentials</b>', tone: 'destructive' });

    await expect.element(page.getByText('<b>Invalid login credentials</b>')).toBeVisible();
    expect(titles()).toEqual(['Error']);
    await expect.element(toasts).toHaveAttribute('data-tone', 'destructive');
  });

  test('a toast about signing in links to the sign-in page and returns to this page', async () => {
    await renderToaster();
    notify('sign-in-required');

    const here = encodeURIComponent(location.pathname + location.search);
    await expect
      .element(page.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', `/auth?redirect=${here}`);
  });

  test('a failure is marked as destructive', async () => {
    await renderToaster();
    notify('save-failed');

    await expect.element(toasts).toHaveAttribute('data-tone', 'destructive');
    await expect.element(page.getByText('Please try again')).toBeVisible();
  });
});

describe('a change that waits to be saved', () => {
  test.each([
    ['save-waiting', /kept in this browser and saved by itself/],
    ['save-waiting-in-page', /Keep this page open/],
  ] as const)('%s says where it is kept meanwhile', async (code, hint) => {
    await renderToaster();
    notify(code);

    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(page.getByText('Please try again')).toBeVisible();
    await expect.element(page.getByText(hint)).toBeVisible();
    await expect.element(toasts).toHaveAttribute('data-tone', 'destructive');
  });

  test('“Try now” sends it, and closes the toast', async () => {
    const storage = createMemoryStorage();
    const save = vi.fn<typeof storage.progress.setTaskCompleted>(storage.progress.setTaskCompleted);
    save.mockRejectedValueOnce(new CourseStorageError('unavailable', 'progress.setTaskCompleted'));
    await render(
      <CourseProvider
        course={exampleCourse}
        storage={{ ...storage, progress: { ...storage.progress, setTaskCompleted: save } }}
      >
        <TaskPage level={1} task={2} />
      </CourseProvider>,
    );
    await page.getByRole('button', { name: 'Mark as Completed' }).click();
    await toasts.getByRole('button', { name: 'Try now' }).click();

    await expect.poll(() => storage.progress.list()).toMatchObject([{ completedTasks: ['level-1-task-2'] }]);
    await expect.poll(titles).not.toContain('Error saving progress');
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('a failed merge cannot be retried', async () => {
    await renderToaster();
    notify('merge-incomplete');

    await expect.element(page.getByText('Not everything could be merged')).toBeVisible();
    expect(toasts.getByRole('button').elements()).toHaveLength(1);
  });
});

describe('direction', () => {
  afterEach(() => document.documentElement.removeAttribute('dir'));

  const direction = () => getComputedStyle(toasts.element()).direction;

  test.each(['ltr', 'rtl'] as const)('%s, as at the provider’s place in the page', async (dir) => {
    document.documentElement.dir = dir === 'ltr' ? 'rtl' : 'ltr';
    await renderToaster('single', dir);
    notify('task-completed');
    await expect.element(toasts).toBeVisible();

    expect(direction()).toBe(dir);
    const { left, right } = page.getByRole('region').element().getBoundingClientRect();
    expect(left + right < document.documentElement.clientWidth).toBe(dir === 'rtl');
  });

  test('of a page that changes applies to the next toast', async () => {
    await renderToaster('stacked');
    notify('task-completed');
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    document.documentElement.dir = 'rtl';
    notify('quiz-passed');

    await expect.poll(() => getComputedStyle(page.getByRole('region').element()).direction).toBe('rtl');
  });
});

describe('how long', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ['single', 5000],
    ['stacked', 4000],
  ] as const)('%s: %i ms', async (variant, milliseconds) => {
    await renderToaster(variant);
    // Pointing at toasts keeps them open.
    await userEvent.unhover(document.body);
    notify('task-completed');
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    vi.advanceTimersByTime(milliseconds - 100);
    await expect.element(page.getByText('Task completed!')).toBeVisible();
    vi.advanceTimersByTime(100);

    await expect.poll(titles).toEqual([]);
  });
});
