import {
  CourseProvider,
  CourseStorageError,
  QuizRunner,
  type CourseStorage,
  type CourseStorageErrorCode,
  defaultLinkFor,
} from '@course-kit/react';
import { createMemoryStorage } from '@course-kit/react/adapters';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { exampleCourse, exampleLevel, passedRecord } from '../example-course.fixtures.js';
import { answersWith } from './quiz.fixtures.js';
import { optionText, radio } from './quiz-fields.fixtures.js';

let now = 0;
beforeEach(() => {
  now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const { questions } = exampleLevel(1);
const submit = page.getByRole('button', { name: 'Submit answers' });
const result = (name: 'Passed' | 'Not Passed') => page.getByRole('heading', { name, exact: true });

/** A storage whose quiz results are answered with this code until it recovers. */
function storageThatFails(code: CourseStorageErrorCode) {
  const storage = createMemoryStorage();
  let isDown = true;
  const flaky: CourseStorage = {
    ...storage,
    progress: {
      ...storage.progress,
      saveQuizResult: async (change) => {
        if (isDown) throw new CourseStorageError(code, 'progress.saveQuizResult');
        return storage.progress.saveQuizResult(change);
      },
    },
  };
  return {
    storage,
    flaky,
    recover: () => {
      isDown = false;
    },
  };
}

/** What is there after the page is left. What keeps it is fetched with the first answer. */
function keptOnLeaving({ drafts }: CourseStorage): unknown {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  return drafts.read(1);
}

/** A quiz on this storage; every shuffle moves the first option to the end. */
function quizOn(storage: CourseStorage, level = 1) {
  return (
    <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor} random={() => 0}>
      <QuizRunner key={level} level={level} />
    </CourseProvider>
  );
}

async function choose(answers: readonly number[]) {
  for (const [question, option] of answers.entries()) await radio(question, option).click();
}

async function handIn(answers: readonly number[]) {
  await choose(answers);
  await submit.click();
}

describe('answering', () => {
  test('can be handed in only once every question is answered', async () => {
    await render(quizOn(createMemoryStorage()));

    await expect.element(submit).toBeDisabled();
    await choose(answersWith(4).slice(0, 3));
    await expect.element(page.getByText('Still to answer: question 4')).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await radio(3, 0).click();
    await expect.element(submit).toBeEnabled();
  });

  test('arrow keys move between the options of one question only', async () => {
    await render(quizOn(createMemoryStorage()));

    await radio(0, 0).click();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');

    await expect.element(radio(0, 2)).toBeChecked();
    await expect.element(radio(0, 2)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(radio(0, 0)).toBeChecked();
    await expect.element(page.getByText('1 of 4 answered')).toBeVisible();
  });

  test('cannot be changed nor handed in twice while the result is being saved', async () => {
    const storage = createMemoryStorage();
    let saves = 0;
    let letThrough = () => {};
    const save = new Promise<void>((resolve) => (letThrough = resolve));
    const slow: CourseStorage = {
      ...storage,
      progress: {
        ...storage.progress,
        saveQuizResult: async (change) => {
          saves += 1;
          await save;
          return storage.progress.saveQuizResult(change);
        },
      },
    };
    await render(quizOn(slow));
    await handIn(answersWith(4));

    const saving = page.getByRole('button', { name: 'Saving...' });
    await expect.element(saving).toBeDisabled();
    await expect.element(radio(0, 0)).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    letThrough();
    await expect.element(result('Passed')).toBeVisible();
    expect(saves).toBe(1);
  });

  test('answers and time survive a reload', async () => {
    const storage = createMemoryStorage();
    const first = await render(quizOn(storage));
    now += 65_000;
    await radio(0, 2).click();
    await first.unmount();
    now += 3_600_000;

    await render(quizOn(storage));

    await expect.element(radio(0, 2)).toBeChecked();
    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 01:05');
    now += 10_000;
    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 01:15');
  });

  test('the time up to leaving the quiz counts, not only up to the last answer', async () => {
    const storage = createMemoryStorage();
    const first = await render(quizOn(storage));
    await radio(0, 2).click();
    now += 10_000;
    await expect.poll(() => keptOnLeaving(storage)).toMatchObject({ elapsedSeconds: 10 });
    now += 20_000;
    await first.unmount();

    await render(quizOn(storage));

    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 00:30');
  });

  test('the time counts too when the page is left, which unmounts nothing', async () => {
    const storage = createMemoryStorage();
    await render(quizOn(storage));
    await radio(0, 2).click();
    now += 30_000;

    await expect.poll(() => keptOnLeaving(storage)).toMatchObject({ elapsedSeconds: 30 });
  });
});

describe('results', () => {
  test('are put in focus, with score and time', async () => {
    await render(quizOn(createMemoryStorage()));
    now += 83_000;
    await handIn(answersWith(3));

    await expect.element(result('Passed')).toHaveFocus();
    await expect.element(page.getByText('75%')).toBeVisible();
    await expect.element(page.getByText('01:23')).toBeVisible();
    await expect.element(page.getByText('3 of 4 questions answered correctly')).toBeVisible();
  });

  test('of a failure keep the right option of a wrong answer hidden', async () => {
    await render(quizOn(createMemoryStorage()));
    await handIn(answersWith(2));

    await expect.element(result('Not Passed')).toHaveFocus();
    await expect.element(page.getByText('60% is needed to pass.')).toBeVisible();
    const text = document.body.textContent;
    expect(text).toContain(questions[0]?.explanation);
    expect(text).not.toContain(optionText(3, 3));
    expect(text).not.toContain(questions[3]?.explanation);
    expect(page.getByRole('link', { name: 'Go to next level' }).query()).toBeNull();
  });

  test('of a pass show every right option with its explanation, and lead on', async () => {
    await render(quizOn(createMemoryStorage()));
    await handIn(answersWith(3));

    await expect.element(page.getByText(`Right answer: ${optionText(3, 3)}`)).toBeVisible();
    await expect.element(page.getByText(`Why: ${questions[3]?.explanation}`)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to next level' }))
      .toHaveAttribute('href', '/level-2');
  });

  test('of the last level lead to the dashboard', async () => {
    await render(quizOn(createMemoryStorage({ records: [passedRecord(1), passedRecord(2)] }), 3));
    await handIn(answersWith(4));

    await expect
      .element(page.getByRole('link', { name: 'Go to Dashboard' }))
      .toHaveAttribute('href', '/dashboard');
  });

  test('are announced in a toast', async () => {
    await render(quizOn(createMemoryStorage()));
    await handIn(answersWith(2));

    await expect.element(page.getByText('You need at least 60% to pass.')).toBeVisible();
  });

  test('that waits says so, and no longer once it is saved', async () => {
    const { storage, flaky, recover } = storageThatFails('unavailable');
    await render(quizOn(flaky));
    await handIn(answersWith(4));
    const note = page.getByText('This result is not saved yet.');
    await expect.element(note).toBeVisible();
    recover();
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.element(note).not.toBeInTheDocument();
    expect(await storage.progress.list()).toMatchObject([{ quizCompleted: true, quizScore: 100 }]);
  });

  test('that was refused can be saved again', async () => {
    const { storage, flaky, recover } = storageThatFails('forbidden');
    await render(quizOn(flaky));
    await handIn(answersWith(4));

    await expect.element(page.getByText('Error saving progress')).toBeVisible();
    await expect.element(page.getByText('This result is not saved yet.')).toBeVisible();
    recover();
    await page.getByRole('button', { name: 'Save again' }).click();
    await expect.element(page.getByText('This result is not saved yet.')).not.toBeInTheDocument();
    expect(await storage.progress.list()).toMatchObject([{ quizCompleted: true, quizScore: 100 }]);
  });
});

test('a pass leads to the page that the host names', async () => {
  await render(
    <CourseProvider course={exampleCourse} storage={createMemoryStorage()} linkFor={defaultLinkFor}>
      <QuizRunner level={1} nextHref="/level-2/task-1" />
    </CourseProvider>,
  );
  await handIn(answersWith(4));

  await expect
    .element(page.getByRole('link', { name: 'Go to next level' }))
    .toHaveAttribute('href', '/level-2/task-1');
});

describe('retaking', () => {
  test('has the options shuffled also where the test is left and opened anew', async () => {
    const storage = createMemoryStorage();
    const { rerender } = await render(quizOn(storage));
    await handIn(answersWith(0));
    await expect.element(result('Not Passed')).toBeVisible();
    await rerender(quizOn(storage, 2));
    await expect.element(page.getByText(/^Level 2/).first()).toBeVisible();
    now += 60_000;
    await rerender(quizOn(storage));
    await expect.element(page.getByText(/^Level 1/).first()).toBeVisible();
    await expect.element(result('Not Passed')).toBeVisible();
    await page.getByRole('button', { name: 'Retake Test' }).click();

    const shown = page
      .getByRole('group', { name: `Question 1: ${questions[0]?.question}` })
      .getByRole('radio');
    expect(shown.elements().map((option) => option.closest('label')?.textContent)).toEqual(
      [1, 2, 3, 0].map((option) => optionText(0, option)),
    );
    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 00:00');
    await handIn(answersWith(4));
    await expect.element(page.getByText('100%')).toBeVisible();
  });

  test('waits for a press on a page loaded anew, and needs no progress to be read', async () => {
    const storage = createMemoryStorage();
    const { unmount } = await render(quizOn(storage));
    await handIn(answersWith(0));
    await expect.element(result('Not Passed')).toBeVisible();
    await unmount();
    const slow = { ...storage.progress, list: () => new Promise<never>(() => {}) };
    await render(quizOn({ ...storage, progress: slow }));
    await expect.element(result('Not Passed')).toBeVisible();
    await page.getByRole('button', { name: 'Retake Test' }).click();

    const shown = page
      .getByRole('group', { name: `Question 1: ${questions[0]?.question}` })
      .getByRole('radio');
    await expect.element(shown.first()).toBeVisible();
    expect(shown.elements().map((option) => option.closest('label')?.textContent)).toEqual(
      [1, 2, 3, 0].map((option) => optionText(0, option)),
    );
  });

  test('starts anew with the options shuffled, and still counts the right ones', async () => {
    await render(quizOn(createMemoryStorage()));
    await handIn(answersWith(0));
    now += 60_000;
    await page.getByRole('button', { name: 'Retake Test' }).click();

    const shown = page
      .getByRole('group', { name: `Question 1: ${questions[0]?.question}` })
      .getByRole('radio');
    expect(shown.elements().map((option) => option.closest('label')?.textContent)).toEqual(
      [1, 2, 3, 0].map((option) => optionText(0, option)),
    );
    await expect.element(page.getByText('0 of 4 answered')).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveTextContent('Time 00:00');
    await handIn(answersWith(4));
    await expect.element(page.getByText('100%')).toBeVisible();
  });

  test('and failing keeps the earlier pass and its score', async () => {
    const storage = createMemoryStorage({ records: [passedRecord(1, 75)] });
    await render(quizOn(storage));
    await page.getByRole('button', { name: 'Retake Test' }).click();
    await expect.element(page.getByText("You've passed. A retake can't undo that.")).toBeVisible();
    await handIn(answersWith(1));

    await expect.element(result('Not Passed')).toBeVisible();
    await expect.element(page.getByText('Your earlier pass stands.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to next level' }))
      .toHaveAttribute('href', '/level-2');
    await expect.element(page.getByText('Your answers')).toBeVisible();
    expect(page.getByText('once you pass').query()).toBeNull();
    expect(await storage.progress.list()).toMatchObject([{ quizCompleted: true, quizScore: 75 }]);
  });

  test('moves focus to the quiz, because the button that was pressed is gone', async () => {
    await render(quizOn(createMemoryStorage()));
    await handIn(answersWith(0));
    await page.getByRole('button', { name: 'Retake Test' }).click();

    await expect.element(page.getByRole('heading', { name: 'Knowledge Test' })).toHaveFocus();
  });
});

test('a double click on "Retake Test" begins the next attempt and selects no text', async () => {
  await render(quizOn(createMemoryStorage()));
  await choose(answersWith(1));
  await submit.click();
  await expect.element(result('Not Passed')).toBeVisible();
  await page.getByRole('button', { name: 'Retake Test' }).dblClick();
  await expect.element(page.getByRole('radio').first()).toBeVisible();
  expect(getSelection()?.toString()).toBe('');
});
