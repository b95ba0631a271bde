import '@course-kit/react/styles.css';
import { defaultLinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { check, courseOf, lesson, mixing } from './lesson-progress.fixtures.js';

afterEach(() => page.viewport(1280, 800));

const way = (name: string) => page.getByRole('link', { name, exact: true });
const head = () => document.querySelector<HTMLElement>('.ck-lesson-ways > a');
/** What stands out on the page. */
const filled = () =>
  [...document.querySelectorAll('.ck-button[data-variant="primary"]:not([aria-pressed="true"])')].map(
    ({ textContent }) => textContent,
  );
const sizeOfHead = () => {
  const { width, height } = head()?.getBoundingClientRect() ?? new DOMRect();
  return { width, height };
};

test('the head of a lesson leads to the first step that is not checked, to the mark, and on', async () => {
  const storage = createMemoryStorage();
  const { unmount } = await render(lesson(storage));
  await expect.element(way('Start step 1')).toHaveAttribute('href', '#step-1');
  await check('Weigh').click();
  await check('Knead').click();
  await expect.element(way('Continue with step 2')).toHaveAttribute('href', '#step-2');
  await unmount();

  await render(lesson(storage));
  await expect.element(way('Continue with step 2')).toBeVisible();
  await check('Stir').click();
  await check('Rest').click();
  await expect.element(way('Finish this task')).toHaveAttribute('href', '#step-4');
  expect(filled()).toEqual(['Mark as Completed']);
  await way('Finish this task').click();
  await expect.element(page.getByRole('button', { name: 'Mark as Completed' })).toBeInViewport();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.poll(() => head()?.textContent).toBe('Next Task');
  expect(filled(), 'the one at the end').toEqual(['Next Task']);
  expect(head()?.getAttribute('href')).toBe(defaultLinkFor({ kind: 'task', level: 1, task: 2 }));
});

test('from the last task, which is done, it leads to the test, also on a later visit', async () => {
  const storage = createMemoryStorage();
  const one = courseOf(mixing([{ title: 'Weigh', instruction: ['Weigh.'] }]));
  const { unmount } = await render(lesson(storage, false, one));
  await check('Weigh').click();
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await unmount();
  await render(lesson(storage, false, one));
  await expect.poll(() => head()?.textContent).toBe('Go to the Knowledge Test');
  expect(filled()).toEqual(['Go to the Knowledge Test']);
  expect(head()?.getAttribute('href')).toBe(defaultLinkFor({ kind: 'quiz', level: 1 }));
});

test('a lesson that is done, with no step checked, is gone over from the start; the way on is below alone', async () => {
  const storage = createMemoryStorage();
  const { unmount } = await render(lesson(storage));
  await page.getByRole('button', { name: 'Mark as Completed' }).click();
  await expect.element(way('From the start')).toHaveAttribute('href', '#step-1');
  await unmount();

  await render(lesson(storage));
  await expect.element(way('From the start')).toBeVisible();
  await expect.element(way('Start step 1')).not.toBeInTheDocument();
  expect(way('Next Task').elements()).toHaveLength(1);
  await way('From the start').click();
  await expect.element(page.getByRole('heading', { name: 'Weigh' })).toBeInViewport();
  await page.getByRole('button', { name: 'Task Completed!' }).click();
  await expect.element(way('Start step 1')).toBeVisible();
});

for (const width of [320, 390, 1280])
  test(`in a window ${width} pixels wide, its place is the same whatever it says`, async () => {
    await page.viewport(width, 844);
    const storage = createMemoryStorage();
    await render(lesson(storage));
    await expect.element(way('Start step 1')).toBeVisible();
    const before = sizeOfHead();
    for (const title of ['Weigh', 'Stir', 'Knead', 'Rest']) {
      await check(title).click();
      expect(sizeOfHead()).toEqual(before);
    }
    await expect.element(way('Finish this task')).toBeVisible();
    expect(sizeOfHead()).toEqual(before);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
