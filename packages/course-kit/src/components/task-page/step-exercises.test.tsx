import '@course-kit/react/styles.css';
import { CourseProvider, defaultLinkFor, TaskPage, type TaskPageProps } from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { bar, check, courseOf, mixing, words } from './lesson-progress.fixtures.js';

afterEach(() => {
  history.replaceState(null, '', window.location.pathname + window.location.search);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

const course = courseOf(
  mixing([
    { title: 'Weigh', instruction: [words, words] },
    {
      title: 'Stir',
      instruction: [words],
      expect: 'A ball.',
      question: {
        asks: {
          question: 'How long?',
          options: ['An hour', 'A day'],
          correctAnswer: 0,
          explanation: 'So it is.',
        },
        place: 'after',
      },
      exercises: ['Stir it'],
    },
    { title: 'Knead', instruction: [words], exercises: ['Knead it', 'Fold it'] },
  ]),
);

const lesson = (
  props: Partial<TaskPageProps> = {
    stepExercises: (step, rank) => <p>{`Exercises of step ${step}, at rank ${rank}`}</p>,
  },
  storage = createMemoryStorage(),
) => (
  <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
    <TaskPage level={1} task={1} {...props} />
  </CourseProvider>
);

const link = () => page.getByRole('link', { name: 'Exercise', exact: true });
const fold = () => document.querySelector('#step-2 details');

test('exercises stand at the end of the steps that have any, below their notes and questions', async () => {
  await render(lesson());
  await expect.element(page.getByText('Exercises of step 2, at rank 4')).toBeVisible();
  const text = document.querySelector('#step-2')?.textContent ?? '';
  expect(text.indexOf('A ball.')).toBeLessThan(text.indexOf('How long?'));
  expect(text.indexOf('How long?')).toBeLessThan(text.indexOf('Exercises of'));
  expect([...document.querySelectorAll('.ck-step-exercises')].map((one) => one.textContent)).toEqual([
    'Exercises of step 2, at rank 4',
    'Exercises of step 3, at rank 4',
  ]);
});

test('the head leads to the first of them, also in a step that is folded', async () => {
  await render(lesson());
  await check('Stir').click();
  await expect.poll(fold).not.toHaveAttribute('open');
  await link().click();
  await expect.element(page.getByText('Exercises of step 2, at rank 4')).toBeInViewport();
  expect(fold()).toHaveAttribute('open');
  await expect.element(bar()).toMatchTextContent(/Step 2 of 3/);
});

test('a page that is not told how to show them shows nothing of them', async () => {
  await render(lesson({}));
  await expect.element(check('Stir')).toBeVisible();
  expect(document.querySelector('.ck-step-exercises')).toBeNull();
  expect(link().elements()).toHaveLength(0);
});
