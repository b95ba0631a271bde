import '@course-kit/react/styles.css';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { bar, check, courseOf, lesson, mixing, words } from './lesson-progress.fixtures.js';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

test('steps that are checked are still so on the next visit, which offers to go on', async () => {
  const storage = createMemoryStorage();
  const { unmount } = await render(lesson(storage));
  await check('Weigh').click();
  await check('Stir').click();
  await unmount();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await render(lesson(storage));
  await expect.element(check('Stir')).toBeChecked();
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'Go on there' })).toHaveAttribute('href', '#step-3');
});

test('what comes into sight because steps fold is not taken for read', async () => {
  await page.viewport(800, 600);
  const short = courseOf(
    mixing(
      ['Weigh', 'Stir', 'Knead', 'Rest', 'Shape', 'Bake'].map((title, index) => ({
        title,
        instruction: index < 2 ? [words, words] : ['Knead.'],
      })),
    ),
  );
  const mix = lesson(createMemoryStorage(), false, short);
  const { unmount } = await render(mix);
  await check('Weigh').click();
  check('Stir').element().scrollIntoView({ block: 'start', behavior: 'instant' });
  window.scrollBy({ top: -90, behavior: 'instant' });
  await check('Stir').click();
  await expect.element(bar()).toMatchTextContent(/Step [456] of 6/);
  await unmount();
  window.scrollTo({ top: 0, behavior: 'instant' });
  await render(mix);
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
});

test('a lesson that resumes is opened at the step where the learner left off, and says so', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { seenSteps: [1], lastStep: 3 }, 1);
  await render(lesson(storage, true));
  await expect.element(bar().getByText(/^You left off at step 3/)).toBeVisible();
  await expect.element(bar().getByRole('link', { name: 'From the start' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Knead' })).toBeInViewport();
  expect(document.activeElement?.id).toBe('step-3');

  // It ends with reading on.
  document.querySelector('#step-4')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 4 of 4/);
  await expect.element(bar().getByText(/^You left off/)).not.toBeInTheDocument();
});

test('a lesson that is opened where the learner left off, as by a reload, offers no way there', async () => {
  const storage = createMemoryStorage();
  const { unmount } = await render(lesson(storage));
  document.querySelector('#step-3')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 3 of 4/);
  const { scrollY } = window;
  await unmount();
  const offers: (string | null)[] = [];
  const watch = new MutationObserver(() =>
    offers.push(document.querySelector('.ck-lesson-bar a')?.textContent ?? null),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  await render(
    <div style={{ minBlockSize: '999vh' }} ref={() => window.scrollTo({ top: scrollY, behavior: 'instant' })}>
      {lesson(storage, true)}
    </div>,
  );
  await expect.element(bar()).toMatchTextContent(/Step 3 of 4/);
  watch.disconnect();
  expect(offers).not.toContain('Go on there');
  await expect.element(bar().getByText(/^You left off/)).not.toBeInTheDocument();
});

test('where the page gets to the step of its address late, it still offers the one where the learner left off', async () => {
  const storage = createMemoryStorage();
  storage.drafts.write(1, { seenSteps: [], lastStep: 4 }, 1);
  window.history.replaceState(null, '', '#step-2');
  // The step is below the window, and none folds, with which the page would go there.
  await render(
    <>
      <div style={{ blockSize: '200vh' }} />
      {lesson(storage)}
    </>,
  );
  await expect.element(bar()).toMatchTextContent(/Step 1 of 4/);
  const goOn = bar().getByRole('link', { name: 'Go on there' });
  await expect.element(goOn).toBeVisible();
  document.querySelector('#step-2')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 2 of 4/);
  await expect.element(goOn).toBeVisible();

  document.querySelector('#step-3')?.scrollIntoView({ block: 'start', behavior: 'instant' });
  await expect.element(bar()).toMatchTextContent(/Step 3 of 4/);
  await expect.element(goOn).not.toBeInTheDocument();
  window.history.replaceState(null, '', window.location.pathname + window.location.search);
});
