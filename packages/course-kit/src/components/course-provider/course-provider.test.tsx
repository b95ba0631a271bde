import {
  CourseProvider,
  LevelCard,
  QuizRunner,
  useCourseProgress,
  type CourseProviderProps,
} from 'course-kit';
import { createMemoryStorage } from 'course-kit/adapters/memory';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, passedRecord } from '../example-course.fixtures.js';

const other = { ...exampleCourse, title: 'Cakes', levels: exampleCourse.levels.slice(0, 1) };

function Passed() {
  return <p>{useCourseProgress().passedLevels} passed</p>;
}

test('another storage shows its own progress', async () => {
  const [none, some] = [createMemoryStorage(), createMemoryStorage({ records: [passedRecord(1)] })];
  const app = (storage: typeof none) => (
    <CourseProvider course={exampleCourse} storage={storage}>
      <Passed />
    </CourseProvider>
  );
  const { rerender } = await render(app(none));
  await expect.element(page.getByText('0 passed')).toBeVisible();
  await rerender(app(some));
  await expect.element(page.getByText('1 passed')).toBeVisible();
});

test('another course is shown, and one that is written out anew at every render stays the same', async () => {
  const storage = createMemoryStorage({ records: [passedRecord(1)] });
  const app = (course: CourseProviderProps['course']) => (
    <CourseProvider course={{ ...course }} storage={storage}>
      <LevelCard level={1} />
      <Passed />
    </CourseProvider>
  );
  const { rerender } = await render(app(exampleCourse));
  await expect.element(page.getByText('1 passed')).toBeVisible();
  await rerender(app(exampleCourse));
  expect(page.getByText('1 passed').element(), 'without being read anew').toBeVisible();
  await rerender(app(other));
  await expect.element(page.getByText('1 passed')).toBeVisible();
});

test('a quiz of another course than the provider’s asks its own questions and keeps its result apart', async () => {
  const question = { question: 'What is a sponge?', options: ['Cake', 'Bread'], correctAnswer: 0 };
  const [level] = other.levels;
  if (!level) throw new Error('one level');
  const asked = { ...question, id: 'q1', explanation: 'It is sweet.' };
  const cakes = { ...other, levels: [{ ...level, questions: [asked], questionCount: 1 }] };
  const storage = createMemoryStorage();
  await render(
    <CourseProvider course={exampleCourse} storage={storage}>
      <QuizRunner course={cakes} level={1} />
    </CourseProvider>,
  );
  await page.getByRole('radio', { name: 'Cake' }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect.element(page.getByRole('heading', { name: 'Passed', exact: true })).toBeVisible();
  expect(await storage.progress.list()).toEqual([]);
  expect(localStorage.getItem('Cakes:level-1-quiz-completed')).toBe('true');
  localStorage.clear();
});
