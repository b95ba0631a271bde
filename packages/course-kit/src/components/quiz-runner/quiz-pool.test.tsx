import {
  CourseProvider,
  CourseStorageError,
  defaultLinkFor,
  QuizRunner,
  type CourseStorage,
  type MarkingPort,
  type StoragePorts,
} from 'course-kit';
import { createCourseStorage } from 'course-kit/adapters';
import { createMemoryMarking, createMemoryStorage } from 'course-kit/adapters/memory';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { quizFingerprint } from 'course-kit/model';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';

/** Four questions, of which an attempt asks two. */
const pool = { ...exampleLevel(1), questionCount: 2 };
const questionsOf = (...indexes: readonly number[]) =>
  indexes.map((index) => pool.questions[index]?.question ?? '');

const quizOn = (storage: CourseStorage) => (
  <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor} random={() => 0}>
    <QuizRunner level={pool} />
  </CourseProvider>
);

/** The questions on the screen, in their order. */
const shown = () =>
  page
    .getByRole('group')
    .elements()
    .map(
      ({ textContent }) => pool.questions.find(({ question }) => textContent.includes(question))?.question,
    );

/** Answers what is asked, rightly or not, and hands it in. */
async function handIn(isRight: boolean) {
  for (const text of shown()) {
    const { options = [], correctAnswer = 0 } =
      pool.questions.find(({ question }) => question === text) ?? {};
    const option = options[isRight ? correctAnswer : (correctAnswer + 1) % options.length] ?? '';
    await page.getByRole('radio', { name: option, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Submit answers' }).click();
}

const result = (name: string) => page.getByRole('heading', { name, exact: true });
const retake = page.getByRole('button', { name: 'Retake Test' });

test('a first attempt asks the first questions of a pool, a retake a draw, and only what is asked counts', async () => {
  await render(quizOn(createMemoryStorage()));
  expect(shown()).toEqual(questionsOf(0, 1));
  await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
  await handIn(false);
  await expect.element(page.getByText('0 of 2 questions answered correctly')).toBeVisible();

  await retake.click();
  await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
  expect(shown()).toEqual(questionsOf(1, 2));
  await handIn(true);
  await expect.element(result('Passed')).toBeVisible();
  await expect.element(page.getByText('2 of 2 questions answered correctly')).toBeVisible();
  await expect.element(page.getByText(pool.questions[2]?.explanation ?? '')).toBeVisible();
});

test('what was drawn is asked again after a reload, with the answers', async () => {
  const storage = createMemoryStorage();
  const first = await render(quizOn(storage));
  await handIn(false);
  await retake.click();
  await page.getByRole('radio', { name: pool.questions[2]?.options[0] ?? '', exact: true }).click();
  await first.unmount();

  await render(quizOn(storage));
  expect(shown()).toEqual(questionsOf(1, 2));
  await expect
    .element(page.getByRole('radio', { name: pool.questions[2]?.options[0] ?? '', exact: true }))
    .toBeChecked();
});

/** A learner's storage that draws and marks, in a browser of its own; drawing can be made to fail. */
function markedStorage({ learner = { id: 'ada' } as { id: string } | null } = {}) {
  const account = createMemoryStorage({
    learner,
    marking: createMemoryMarking({ levels: [pool, ...exampleCourse.levels.slice(1)] }),
    place: 'account',
  });
  const { marking } = account;
  let isCut = false;
  const draws: (readonly string[])[] = [];
  const ports: StoragePorts = {
    ...account,
    marking: {
      ...(marking as MarkingPort),
      draw: async (request) => {
        if (isCut) throw new CourseStorageError('unavailable', 'marking.draw');
        const drawn = (await marking?.draw?.(request)) ?? [];
        draws.push(drawn);
        return drawn;
      },
    },
  };
  const browser = () => createCourseStorage(ports, { prefix: `${crypto.randomUUID()}:` });
  return { storage: browser(), browser, draws, cut: () => (isCut = true), mend: () => (isCut = false) };
}

/** The questions behind what was drawn. */
const drawnQuestions = (keys: readonly string[] = []) =>
  keys.map((key) => pool.questions.find((question) => quizFingerprint([question]) === key)?.question);

describe('a pool that the storage draws from', () => {
  test.each([
    ['a learner', { id: 'ada' }],
    ['a visitor', null],
  ])('asks %s what it has drawn on a retake, and marks that', async (_, learner) => {
    const { storage, draws } = markedStorage({ learner });
    await render(quizOn(storage));
    expect(shown()).toEqual(questionsOf(0, 1));
    await handIn(false);
    await retake.click();

    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    expect(shown()).toEqual(drawnQuestions(draws.at(-1)));
    await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
    await expect.element(page.getByText('2 of 2 questions answered correctly')).toBeVisible();
  });

  test('asks the same after a reload, with the answers', async () => {
    const { storage, draws } = markedStorage();
    const first = await render(quizOn(storage));
    await handIn(false);
    await retake.click();
    await page.getByRole('radio').first().click();
    await first.unmount();

    await render(quizOn(storage));
    expect(shown()).toEqual(drawnQuestions(draws[0]));
    await expect.element(page.getByText('1 of 2 answered').first()).toBeVisible();
    expect(draws).toHaveLength(1);
  });

  test('says when it cannot be asked, and asks again', async () => {
    const { storage, cut, mend } = markedStorage();
    await render(quizOn(storage));
    await handIn(false);
    cut();
    await retake.click();
    await expect.element(result('The questions could not be fetched')).toBeVisible();

    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
  });

  test('asks other questions where another device has handed in meanwhile, and says so', async () => {
    const { browser, draws } = markedStorage();
    const storage = browser();
    const elsewhere = await render(quizOn(browser()));
    await handIn(false);
    await expect.element(result('Not Passed')).toBeVisible();
    await elsewhere.unmount();

    // A browser that has not heard of that attempt.
    const unaware: CourseStorage = { ...storage, progress: { ...storage.progress, list: async () => [] } };
    await render(quizOn(unaware));
    await handIn(true);
    await expect.element(result('Other questions this time')).toHaveFocus();
    await page.getByRole('button', { name: 'Show the questions' }).click();
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    expect(shown()).toEqual(drawnQuestions(draws.at(-1)));
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
  });
});
