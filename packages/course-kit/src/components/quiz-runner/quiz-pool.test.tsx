import { hasOneOption } from '@course-kit/react/model';
import {
  CourseProvider,
  CourseStorageError,
  defaultLinkFor,
  QuizRunner,
  type CourseStorage,
  type MarkingPort,
  type StoragePorts,
} from '@course-kit/react';
import { createCourseStorage, createMemoryMarking, createMemoryStorage } from '@course-kit/react/adapters';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
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
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  for (const text of shown()) {
    const { options = [], correctAnswer = 0 } =
      pool.questions.filter(hasOneOption).find(({ question }) => question === text) ?? {};
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
  let arrival = Promise.resolve();
  const draws: (readonly string[])[] = [];
  const ports: StoragePorts = {
    ...account,
    marking: {
      ...(marking as MarkingPort),
      draw: async (request) => {
        if (isCut) throw new CourseStorageError('unavailable', 'marking.draw');
        const drawn = (await marking?.draw?.(request)) ?? [];
        await arrival;
        draws.push(drawn);
        return drawn;
      },
      last: async (...asked) => {
        if (isCut) throw new CourseStorageError('unavailable', 'marking.last');
        await arrival;
        return marking?.last?.(...asked) ?? null;
      },
    },
  };
  const browser = () => createCourseStorage(ports, { prefix: `${crypto.randomUUID()}:` });
  /** Lets answers wait until the result is called. */
  const holdAnswers = () => {
    let arrive = () => {};
    arrival = new Promise((resolve) => {
      arrive = resolve;
    });
    return () => arrive();
  };
  return {
    storage: browser(),
    browser,
    draws,
    holdAnswers,
    cut: () => (isCut = true),
    mend: () => (isCut = false),
  };
}

/** The questions behind what was drawn. */
const drawnQuestions = (ids: readonly string[] = []) =>
  ids.map((id) => pool.questions.filter(hasOneOption).find((question) => question.id === id)?.question);

/** Fails the quiz in another browser of the learner. */
async function failedElsewhere(storage: CourseStorage) {
  const elsewhere = await render(quizOn(storage));
  await handIn(false);
  await expect.element(result('Not Passed')).toBeVisible();
  await elsewhere.unmount();
}

/** A browser that finds no record of what was done elsewhere. */
const unaware = (storage: CourseStorage): CourseStorage => ({
  ...storage,
  progress: { ...storage.progress, list: async () => [] },
});

describe('a pool that the storage draws from', () => {
  test.each([
    ['a learner', { id: 'ada' }],
    ['a visitor', null],
  ])('asks %s what it has drawn on a retake, and marks that', async (_, learner) => {
    const { storage, draws } = markedStorage({ learner });
    await render(quizOn(storage));
    await expect.poll(shown).toEqual(questionsOf(0, 1));
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

    const asked = [...draws];
    await render(quizOn(storage));
    expect(shown()).toEqual(drawnQuestions(asked.at(-1)));
    await expect.element(page.getByText('1 of 2 answered').first()).toBeVisible();
    expect(draws).toEqual(asked);
  });

  /** A retake whose questions nobody draws. @returns what lets them be drawn. */
  async function retakeCutOff() {
    const { storage, cut, mend } = markedStorage();
    await render(quizOn(storage));
    await handIn(false);
    cut();
    await retake.click();
    await expect.element(result('The questions could not be fetched')).toBeVisible();
    return mend;
  }

  test('is asked again by itself once the network is back', async () => {
    const mend = await retakeCutOff();
    mend();
    dispatchEvent(new Event('online'));
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
  });

  test('says when it cannot be asked, and asks again', async () => {
    const mend = await retakeCutOff();
    mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
  });

  test('asks other questions where another device has handed in meanwhile, and says so', async () => {
    const { browser, draws, cut, mend } = markedStorage();
    await failedElsewhere(browser());
    // A browser that could not hear of that attempt.
    cut();
    await render(quizOn(unaware(browser())));
    await handIn(true);
    mend();
    await expect.element(result('Other questions this time')).toHaveFocus();
    await page.getByRole('button', { name: 'Show the questions' }).click();
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    expect(shown()).toEqual(drawnQuestions(draws.at(-1)));
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
  });

  test('shows the result of another device until a press, and then asks a draw', async () => {
    const { browser, draws, holdAnswers } = markedStorage();
    await failedElsewhere(browser());
    const arrive = holdAnswers();
    await render(quizOn(unaware(browser())));
    // What may become another question cannot be answered.
    await expect.element(page.getByText('Choosing your questions…')).toBeVisible();
    expect(shown()).toEqual([]);
    arrive();
    await expect.element(result('Not Passed')).toBeVisible();
    await expect.element(page.getByText('0 of 2 questions answered correctly')).toBeVisible();
    await expect.element(page.getByText('You can hand in 5 more attempts within this hour.')).toBeVisible();
    await retake.click();
    await expect.element(page.getByText('0 of 2 answered').first()).toBeVisible();
    expect(shown()).toEqual(drawnQuestions(draws.at(-1)));
    await handIn(true);
    await expect.element(result('Passed')).toBeVisible();
  });

  test('asks the first questions of a learner who has not seen them, or whose draw cannot be had', async () => {
    const { browser, cut, holdAnswers } = markedStorage();
    const arrive = holdAnswers();
    const first = await render(quizOn(browser()));
    await expect.element(page.getByText('Choosing your questions…')).toBeVisible();
    arrive();
    await expect.element(page.getByRole('radio').first()).toBeEnabled();
    expect(shown()).toEqual(questionsOf(0, 1));
    await first.unmount();

    cut();
    await render(quizOn(browser()));
    await expect.element(page.getByRole('radio').first()).toBeEnabled();
    expect(shown()).toEqual(questionsOf(0, 1));
  });
});
