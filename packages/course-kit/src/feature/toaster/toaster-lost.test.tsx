import '@course-kit/react/styles.css';
import { CourseProvider, TaskPage, useNotify, type HostNotice } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../../components/example-course.fixtures.js';

// As after a deployment, where the code of toasts has another name.
vi.mock('./toast-region.js', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => void vi.restoreAllMocks());

const search: HostNotice = { title: 'Search', description: '<b>Not there</b>', tone: 'destructive' };

function Search() {
  const notify = useNotify();
  return (
    <button type="button" onClick={() => notify(search)}>
      Search
    </button>
  );
}

const openLesson = () =>
  render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage()}>
      <TaskPage level={1} task={1} />
      <Search />
    </CourseProvider>,
  );
const line = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
const press = (name: string) => page.getByRole('button', { name }).click();

test('without the code of toasts, the newest notification is told in a plain line, which offers to reload', async () => {
  await openLesson();
  await press('Mark as Completed');
  await expect.element(line).toMatchTextContent('Task completed! Your progress has been saved');
  await expect.element(line.getByRole('button', { name: 'Reload' })).toBeInViewport();

  await press('Search');
  await expect.element(line).toMatchTextContent('Search <b>Not there</b>');
  expect(line.element().textContent).not.toContain('Task completed!');
  await line.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('<b>Not there</b>')).not.toBeInTheDocument();
});

test('nor does it offer that without a network, where a page that is left is gone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openLesson();
  await press('Mark as Completed');
  await expect.element(line).toMatchTextContent('Task completed!');
  expect(page.getByRole('button', { name: 'Reload' }).query()).toBeNull();
});
