import { CourseProvider, QuizRunner, QuizRunnerView, defaultLinkFor, type LinkFor } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse } from '../example-course.fixtures.js';
import { answersWith } from './quiz.fixtures.js';
import { radio } from './quiz-fields.fixtures.js';
import { taughtLevel, taughtQuiz } from './taught-quiz.fixtures.js';

const [firstTask] = taughtLevel.tasks;
const title = firstTask?.title ?? '';
const titled = (step: number) => `Read step ${step} of “${title}” again`;
const answers = page.getByRole('list').filter({ has: page.getByText('Your answer:') });
const links = () =>
  answers
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** The results of these answers. */
async function taken(given: readonly number[], linkFor: LinkFor, navigate = (_href: string) => {}) {
  const course = { ...exampleCourse, levels: [taughtLevel, ...exampleCourse.levels.slice(1)] };
  await render(
    <CourseProvider course={course} storage={createMemoryStorage()} linkFor={linkFor} navigate={navigate}>
      <QuizRunner level={1} />
    </CourseProvider>,
  );
  for (const [question, option] of given.entries()) await radio(question, option).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.element(answers).toBeVisible();
}

test('each wrong answer leads to the step that teaches it, by the router of the host, and no lessons are listed besides', async () => {
  const followed: string[] = [];
  await taken(answersWith(1), defaultLinkFor, (href) => followed.push(href));
  await expect.element(page.getByRole('heading', { name: 'Not Passed' })).toBeVisible();
  expect(links()).toEqual([
    [titled(2), '/level-1/task-1#step-2'],
    [titled(2), '/level-1/task-1#step-2'],
  ]);
  await expect.element(page.getByText(/in these lessons/)).not.toBeInTheDocument();
  await expect.element(page.getByText('Right answer:')).not.toBeInTheDocument();
  await page
    .getByRole('link', { name: titled(2) })
    .first()
    .click();
  expect(followed).toEqual(['/level-1/task-1#step-2']);
});

test('so does a wrong answer of a pass, and a right one does not', async () => {
  await taken(answersWith(4).with(2, 1), defaultLinkFor);
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  expect(links()).toEqual([[titled(2), '/level-1/task-1#step-2']]);
});

test('lessons are listed where no wrong answer says which step teaches it', async () => {
  await render(
    <QuizRunnerView
      level={taughtLevel}
      quiz={taughtQuiz(3, { isPassed: false, taskHref: (task) => `/task-${task}` })}
      passMark={80}
      links={{ level: null, next: null, isLastLevel: false }}
    />,
  );
  await expect.element(page.getByText(/in these lessons/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', '/task-1');
});

test('a page without lessons names the step', async () => {
  await taken(answersWith(2), () => null);
  await expect.element(answers.getByText(titled(2))).toBeVisible();
  expect(links()).toEqual([]);
});

test('an address that has a "#" already leads to the lesson', async () => {
  await taken(answersWith(2), (target) =>
    target.kind === 'task' ? `#/${target.level}/${target.task}` : null,
  );
  expect(links()).toEqual([[titled(2), '#/1/1']]);
});
