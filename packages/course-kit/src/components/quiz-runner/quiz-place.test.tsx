import '../../styles/styles.css';
import { QuizRunnerView } from '@course-kit/react';
import { de } from '@course-kit/react/messages/de';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleLevel } from '../example-course.fixtures.js';
import { quizAt, quizFinished } from './quiz.fixtures.js';

const shown = (quiz: ComponentProps<typeof QuizRunnerView>['quiz']) => (
  <QuizRunnerView
    level={exampleLevel(1)}
    quiz={quiz}
    passMark={75}
    links={{ level: '#level', next: '#next', isLastLevel: false }}
    messages={de.quizRunner}
    locale="de"
  />
);

test('what is told later of further attempts has its place', async () => {
  await page.viewport(390, 844);
  const { rerender } = await render(shown(quizFinished(1, { isKept: true, isFurtherAwaited: true })));
  const retake = page.getByRole('button', { name: de.quizRunner.retake });
  await expect.element(retake).toBeVisible();
  const words = page.getByText(/kannst du noch/);
  await expect.element(words).not.toBeVisible();
  const { top } = retake.element().getBoundingClientRect();

  await rerender(shown(quizFinished(1, { isKept: true, further: { count: 5 } })));
  await expect.element(words).toBeVisible();
  expect(retake.element().getBoundingClientRect().top).toBe(top);
});

test('while a result is fetched, what the browser keeps of it is told, or that it is being fetched', async () => {
  const { rerender } = await render(shown(quizAt({ status: 'opening' })));
  await expect.element(page.getByRole('status')).toHaveTextContent(de.quizRunner.opening);

  await rerender(shown(quizAt({ status: 'opening', known: { score: 80, isPassed: true } })));
  await expect.element(page.getByRole('status')).toMatchTextContent('Bestanden 80');
});
