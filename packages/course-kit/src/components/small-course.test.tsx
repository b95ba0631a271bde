import { hasOneOption } from '@course-kit/react/model';
import {
  CourseProvider,
  LevelCard,
  ProgressGrid,
  QuizRunner,
  UnlockGate,
  type CourseStorage,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
// oxlint-disable-next-line import/default -- with `?raw` it is the text of the file
import source from './small-course.fixtures.ts?raw';
import contributing from '../../../../CONTRIBUTING.md?raw';
import { course } from './small-course.fixtures.js';

const withCourse = (storage: CourseStorage, children: React.ReactNode) => (
  <CourseProvider course={course} storage={storage} linkFor={defaultLinkFor}>
    {children}
  </CourseProvider>
);

/** Answers so many questions of a level right and the rest wrong, and hands the quiz in. */
async function answer(right: number): Promise<void> {
  const questions = course.levels[0]?.questions.filter(hasOneOption) ?? [];
  for (const [index, { options, correctAnswer, question }] of questions.entries()) {
    const wanted = index < right ? correctAnswer : (correctAnswer + 1) % options.length;
    const fields = page.getByRole('group', { name: question, exact: false });
    await fields.getByRole('radio', { name: options[wanted] ?? '' }).click();
  }
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

test('half of four answers fails a course that asks for 60 %, three pass it', async () => {
  const storage = createMemoryStorage();
  await render(withCourse(storage, <QuizRunner level={1} />));
  await answer(2);
  await expect.element(page.getByRole('heading', { name: 'Not Passed' })).toBeVisible();

  await page.getByRole('button', { name: 'Retake Test' }).click();
  await answer(3);

  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  await expect.element(page.getByText('75%')).toBeVisible();
});

test('its second level opens with the first, its third does not', async () => {
  const storage = createMemoryStorage();
  await storage.progress.saveQuizResult({
    kind: 'quiz',
    level: 1,
    score: 75,
    isPassed: true,
    timeSeconds: 9,
  });
  await render(
    withCourse(
      storage,
      <>
        <UnlockGate level={2}>
          <p>second</p>
        </UnlockGate>
        <UnlockGate level={3}>
          <p>third</p>
        </UnlockGate>
      </>,
    ),
  );

  await expect.element(page.getByText('second')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Level 2/ })).toBeVisible();
  expect(page.getByText('third', { exact: true }).query()).toBeNull();
});

test('cards and progress count its own levels and tasks', async () => {
  const storage = createMemoryStorage();
  await storage.progress.setTaskCompleted({ kind: 'task', level: 1, task: 2, isCompleted: true });
  await render(
    withCourse(
      storage,
      <>
        <LevelCard level={1} />
        <ProgressGrid />
      </>,
    ),
  );

  await expect.element(page.getByText('1 of 2 tasks completed').first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Table' })).toBeVisible();
});

test('it is the course that CONTRIBUTING shows', () => {
  expect(contributing.replaceAll('\r', '')).toContain(source.replaceAll('\r', '').trim());
});
