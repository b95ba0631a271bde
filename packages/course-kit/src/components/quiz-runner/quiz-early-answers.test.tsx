import { QuizRunner } from '@course-kit/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
  localStorage.clear();
});

const runner = <QuizRunner course={exampleCourse} level={1} />;
const quiz = <StrictMode>{runner}</StrictMode>;

/** A quiz as a server sends it; returns how to hydrate it. */
function serve(sent = quiz) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(sent);
  document.body.append(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  return {
    onRecoverableError,
    takeOver: () => hydrateRoot(container, sent, { onRecoverableError }),
  };
}

const radio = (question: number, option: number) =>
  page.getByRole('group').nth(question).getByRole('radio').nth(option);

test('an answer given before hydration counts, and is merged into the stored draft', async () => {
  const first = serve();
  first.takeOver();
  await radio(1, 2).click();
  await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
  document.body.replaceChildren();

  const { takeOver, onRecoverableError } = serve();
  await radio(0, 1).click();
  await radio(3, 0).click();
  takeOver();

  await expect.element(page.getByText('3 of 4 answered')).toBeVisible();
  await expect.element(radio(0, 1)).toBeChecked();
  await expect.element(radio(1, 2)).toBeChecked();
  expect(JSON.parse(localStorage.getItem('bread-baking:course-kit:level-1-quiz-draft') ?? '')).toMatchObject({
    answers: ['b', 'c', -1, 'a'],
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('answers given before hydration are kept in the browser without any other', async () => {
  const { takeOver } = serve(runner);
  await radio(0, 1).click();
  await radio(3, 0).click();
  takeOver();

  await expect.element(page.getByText('2 of 4 answered')).toBeVisible();
  expect(
    JSON.parse(localStorage.getItem('bread-baking:course-kit:level-1-quiz-draft') ?? '{}'),
  ).toMatchObject({
    answers: ['b', -1, -1, 'a'],
  });
});

describe('the time of an attempt', () => {
  const draft = 'bread-baking:course-kit:level-1-quiz-draft';
  const elapsed = () => JSON.parse(localStorage.getItem(draft) ?? '{}').elapsedSeconds as unknown;
  /** A browser that painted the page so many seconds ago. */
  const painted = (seconds: number) => {
    const entry = { startTime: performance.now() - seconds * 1000 } as PerformanceEntry;
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  };
  const timer = page.getByRole('timer');

  test('counts from when a page from a server was painted, also with its first answer', async () => {
    const { takeOver, onRecoverableError } = serve();
    await radio(0, 1).click();
    painted(50);
    takeOver();

    await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
    expect(elapsed()).toBe(50);
    await expect.element(timer).toMatchTextContent(/00:5\d/);
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  test('that is resumed goes on from its own', async () => {
    const first = serve();
    first.takeOver();
    await radio(1, 2).click();
    await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
    localStorage.setItem(
      draft,
      localStorage.getItem(draft)!.replace(/"elapsedSeconds":\d+/, '"elapsedSeconds":7'),
    );
    document.body.replaceChildren();

    // Strict mode would answer twice, and later than the draft was read.
    const { takeOver } = serve(runner);
    await radio(0, 1).click();
    painted(50);
    takeOver();
    await expect.element(page.getByText('2 of 4 answered')).toBeVisible();
    expect(elapsed()).toBe(7);
  });

  test('counts from when it is there, on a page that was painted without it', async () => {
    painted(50);
    await render(quiz);
    await radio(0, 1).click();
    await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
    expect(elapsed()).toBeLessThan(40);
  });
});
