import { hasOneOption } from '@course-kit/react/model';
import {
  CertificateView,
  CourseProvider,
  LevelCard,
  LevelPage,
  ProgressGrid,
  QuizRunner,
  TaskPage,
  UnlockGate,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { everyComponent } from './every-component.fixtures.js';
import { exampleCertificate, exampleCourse, exampleLevel } from './example-course.fixtures.js';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

describe('without a provider a component brings its own state, kept in this browser:', () => {
  test('LevelCard', async () => {
    localStorage.setItem('bread-baking:level-1-task-1', 'true');

    await render(<LevelCard course={exampleCourse} level={1} />);

    await expect.element(page.getByText('1 of 2 tasks completed')).toBeVisible();
  });

  test('LevelPage', async () => {
    localStorage.setItem('bread-baking:level-1-quiz-completed', 'true');
    localStorage.setItem('bread-baking:level-1-quiz-score', '75');

    await render(<LevelPage course={exampleCourse} level={1} />);

    await expect.element(page.getByText(/^Test completed successfully!/)).toBeVisible();
  });

  test('TaskPage', async () => {
    await render(<TaskPage course={exampleCourse} level={1} task={2} />);
    await page.getByRole('button', { name: 'Mark as Completed' }).click();

    await expect.element(page.getByText('Your progress has been saved')).toBeVisible();
    await expect.element(page.getByText('Saved in this browser only')).toBeVisible();
    expect(localStorage.getItem('bread-baking:level-1-task-2')).toBe('true');
  });

  test('QuizRunner', async () => {
    await render(<QuizRunner course={exampleCourse} level={1} />);
    for (const { options, correctAnswer } of exampleLevel(1).questions.filter(hasOneOption)) {
      await page.getByRole('radio', { name: options[correctAnswer] ?? '' }).click();
    }
    await page.getByRole('button', { name: 'Submit answers' }).click();

    await expect.element(page.getByRole('heading', { name: 'Passed' })).toBeVisible();
    expect(localStorage.getItem('bread-baking:level-1-quiz-completed')).toBe('true');
    expect(localStorage.getItem('bread-baking:level-1-quiz-score')).toBe('100');
  });

  test('UnlockGate', async () => {
    await render(
      <UnlockGate course={exampleCourse} level={2}>
        Lessons
      </UnlockGate>,
    );

    await expect.element(page.getByText('Level 2 opens when you pass Level 1.')).toBeVisible();
    expect(page.getByText('Lessons').query()).toBeNull();
  });

  test('ProgressGrid', async () => {
    localStorage.setItem('bread-baking:level-1-task-1', 'true');

    await render(<ProgressGrid course={exampleCourse} />);

    await expect.element(page.getByText('1 of 2 tasks completed')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Download PDF: First loaves' })).toBeDisabled();
  });

  test('CertificateView', async () => {
    localStorage.setItem('bread-baking:course-kit:certificates', JSON.stringify([exampleCertificate]));

    await render(<CertificateView course={exampleCourse} id="CERT-1763683200000-1" />);

    await expect.element(page.getByRole('heading', { name: exampleCertificate.userName })).toBeVisible();
    await expect.element(page.getByText('Self-recorded, not verified')).toBeVisible();
  });

  test('and two on one page see each other’s changes', async () => {
    await render(
      <>
        <TaskPage course={exampleCourse} level={1} task={2} />
        <LevelPage course={exampleCourse} level={1} headingRank={2} />
      </>,
    );
    await page.getByRole('button', { name: 'Mark as Completed' }).click();

    await expect.element(page.getByText('1 of 2 tasks completed')).toBeVisible();
  });
});

test('with a provider they share its state and not the browser’s', async () => {
  localStorage.setItem('bread-baking:level-1-task-1', 'true');

  await render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage()}>
      <LevelCard course={exampleCourse} level={1} />
    </CourseProvider>,
  );

  await expect.element(page.getByText('2 tasks', { exact: true })).toBeVisible();
});

describe('a component that has neither a course nor a provider says so:', () => {
  test.each(Object.entries(everyComponent(1)))('%s', async (name, component) => {
    const rendering = render(component, { createRootOptions: { onUncaughtError: () => {} } });

    await expect(rendering).rejects.toThrow(
      `\`${name}\` needs a \`course\`, or a \`CourseProvider\` above it`,
    );
  });
});

describe('a number that the course does not have is named together with those it has:', () => {
  const authored = { title: 'Baking', levels: [{ title: 'Dough', tasks: [], questions: [] }] };
  const unknown: [string, ComponentType][] = [
    [
      'The course has no level 4; its levels are 1 to 3',
      () => <QuizRunner course={exampleCourse} level={4} />,
    ],
    [
      'Level 1 has no task 3; its tasks are 1 to 2',
      () => <TaskPage course={exampleCourse} level={1} task={3} />,
    ],
    [
      'The course has no level 1; its levels are not made by defineCourse',
      // @ts-expect-error -- it is as its author wrote it, in JSON perhaps
      () => <QuizRunner course={authored} level={1} />,
    ],
    [
      'The course has no level 1; its levels are not made by defineCourse',
      // @ts-expect-error -- the same
      () => <LevelCard course={authored} level={1} />,
    ],
  ];

  test.each(unknown)('%s', async (message, Embed) => {
    const rendering = render(<Embed />, { createRootOptions: { onUncaughtError: () => {} } });

    await expect(rendering).rejects.toThrow(message);
  });
});
