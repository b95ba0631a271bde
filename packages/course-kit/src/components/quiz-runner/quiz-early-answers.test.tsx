import { QuizRunner } from '@course-kit/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const quiz = (
  <StrictMode>
    <QuizRunner course={exampleCourse} level={1} />
  </StrictMode>
);

/** A quiz as a server sends it; returns how to hydrate it. */
function serve() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(quiz);
  document.body.append(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  return {
    onRecoverableError,
    takeOver: () => hydrateRoot(container, quiz, { onRecoverableError }),
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
