import {
  defineCourse,
  hasOneOption,
  optionIdAt,
  translateQuestions,
  type QuestionWords,
  type QuizLevel,
  type QuizWords,
} from '@course-kit/react/model';
import {
  CourseProvider,
  CourseStorageError,
  defaultLinkFor,
  LevelPage,
  QuizRunner,
  SaveStatus,
  type CourseStorage,
  type StoragePorts,
} from '@course-kit/react';
import { createCourseStorage, createMemoryMarking, createMemoryStorage } from '@course-kit/react/adapters';
import { de } from '@course-kit/react/messages/de';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';
import { answersWith } from './quiz.fixtures.js';

const level = exampleLevel(1);
/** As a build for accounts has it. */
const asked = {
  ...level,
  questions: level.questions.map(({ id, question, options }) => ({ id, question, options })),
};

/** A learner's storage that marks, in a browser of its own; it can be cut off. */
function markedStorage({
  learner = { id: 'ada' } as { id: string } | null,
  attemptsPerHour = 6,
  words = new Map() as QuizWords,
} = {}) {
  const marking = createMemoryMarking({ levels: exampleCourse.levels, attemptsPerHour, words });
  const account = createMemoryStorage({ learner, marking, place: 'account' });
  let isCut = false;
  const ports: StoragePorts = {
    ...account,
    marking: {
      mark: async (handIn) => {
        if (isCut || !account.marking) throw new CourseStorageError('unavailable', 'marking.mark');
        return account.marking.mark(handIn);
      },
    },
  };
  const storage = createCourseStorage(ports, { prefix: `${crypto.randomUUID()}:` });
  return { storage, account, cut: () => (isCut = true), mend: () => (isCut = false) };
}

/** Another device has made the one attempt that there is within an hour. */
async function usedUpElsewhere(): Promise<CourseStorage> {
  const { storage, account } = markedStorage({ attemptsPerHour: 1 });
  const ids = level.questions.map(({ id }) => id);
  const answers = level.questions.map(() => optionIdAt(0));
  await account.marking?.mark({ id: '1'.repeat(32), level: 1, questions: ids, answers, timeSeconds: 1 });
  return storage;
}

afterEach(() => vi.useRealTimers());

const quizOn = (storage: CourseStorage) => (
  <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor} random={() => 0}>
    <QuizRunner level={asked} />
  </CourseProvider>
);

async function handIn(answers: readonly number[], submit = 'Submit answers') {
  for (const [question, option] of answers.entries()) {
    const name = level.questions[question]?.options[option] ?? '';
    await page.getByRole('radio', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: submit }).click();
}

const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const rightOption = (question: number) => {
  const { options, correctAnswer } = level.questions.filter(hasOneOption)[question] ?? {
    options: [],
    correctAnswer: 0,
  };
  return options[correctAnswer] ?? '';
};

describe('a quiz that the storage marks', () => {
  test('shows right answers and reasons after a pass, though the page never had them', async () => {
    await render(quizOn(markedStorage().storage));
    await handIn(answersWith(3));

    await expect.element(heading('Passed')).toBeVisible();
    await expect.element(page.getByText(rightOption(3), { exact: true })).toBeVisible();
    await expect.element(page.getByText(level.questions[0]?.explanation ?? '')).toBeVisible();
  });

  test('keeps the right option of a wrong answer hidden after a failure', async () => {
    await render(quizOn(markedStorage().storage));
    await handIn(answersWith(1));

    await expect.element(heading('Not Passed')).toBeVisible();
    await expect.element(page.getByText(rightOption(3), { exact: true })).not.toBeInTheDocument();
  });

  test('says that answers are handed in while there is no network, and shows the marks when there is', async () => {
    const { storage, cut, mend } = markedStorage();
    cut();
    await render(quizOn(storage));
    await handIn(answersWith(4));

    await expect.element(heading('Waiting for the server')).toBeVisible();
    await expect.element(heading('Waiting for the server')).toHaveFocus();
    // Pressed at once: in a moment it is tried by itself.
    const tryNow = page.getByRole('button', { name: 'Try now' }).first().element() as HTMLElement;
    mend();
    tryNow.click();
    await expect.element(heading('Passed')).toBeVisible();
  });

  test('says after too many attempts how long to wait, and hands in by itself then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const storage = await usedUpElsewhere();
    await render(quizOn(storage));
    await handIn(answersWith(4));

    await expect.element(heading('Waiting for your next attempt')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Handed in again in 60 minutes' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    await expect.element(page.getByRole('button', { name: 'Handed in again in 30 minutes' })).toBeDisabled();
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    await expect.element(heading('Passed')).toBeVisible();
  });

  test('waits for another attempt with the time on every page, also once it is loaded anew', async () => {
    const storage = await usedUpElsewhere();
    const first = await render(quizOn(storage));
    await handIn(answersWith(4));
    await expect.element(heading('Waiting for your next attempt')).toBeVisible();
    await first.unmount();
    await render(
      <CourseProvider course={exampleCourse} storage={storage} linkFor={defaultLinkFor}>
        <SaveStatus />
        <LevelPage level={1} />
      </CourseProvider>,
    );

    await expect.element(page.getByRole('button', { name: 'Handed in again in 60 minutes' })).toBeDisabled();
    // The line says it all.
    await expect.element(page.getByText('You can hand in another attempt')).not.toBeInTheDocument();
  });

  test('offers no retake while there is no attempt left, says when the next is possible, and offers it then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    await render(quizOn(markedStorage({ attemptsPerHour: 1 }).storage));
    await handIn(answersWith(0));

    const retake = page.getByRole('button', { name: 'Retake Test' });
    await expect.element(retake).toBeDisabled();
    await expect
      .element(retake)
      .toHaveAccessibleDescription('You can hand in another attempt in 60 minutes.');
    await vi.advanceTimersByTimeAsync(61 * 60_000);
    await expect.element(retake).toBeEnabled();
    await expect.element(page.getByText(/another attempt/)).not.toBeInTheDocument();
    await retake.click();
    await expect.element(page.getByText('0 of 4 answered').first()).toBeVisible();
  });

  test('hands a visitor’s answers in by itself when the server is back, also where the page is opened again', async () => {
    const { storage, cut, mend } = markedStorage({ learner: null });
    cut();
    const first = await render(quizOn(storage));
    await handIn(answersWith(4));
    await expect.element(heading('Waiting for the server')).toBeVisible();
    await first.unmount();
    await render(quizOn(storage));
    await expect.element(heading('Waiting for the server')).toBeVisible();
    mend();
    window.dispatchEvent(new Event('online'));
    await expect.element(heading('Passed')).toBeVisible();
  });

  test('tells a visitor at once, and leads on to an account', async () => {
    await render(quizOn(markedStorage({ learner: null }).storage));
    await handIn(answersWith(4));

    await expect.element(heading('Passed')).toBeVisible();
    await expect
      .element(page.getByText('Saved in this browser. It comes along when you sign in.'))
      .toBeVisible();
  });
});

describe('a quiz that the storage marks, in German', () => {
  const inGerman = (explanation: string | undefined) => `Auf Deutsch: ${explanation}`;
  const asksOf = ({ question, options }: (typeof level.questions)[number]): QuestionWords => ({
    question: `${question} (de)`,
    options: Object.fromEntries(options.map((option, place) => [optionIdAt(place), option])),
  });
  const byId = (wordsOf: (question: (typeof level.questions)[number]) => QuestionWords) =>
    Object.fromEntries(level.questions.map((question) => [question.id, wordsOf(question)]));
  const words: QuizWords = new Map([
    [
      'de',
      [
        {
          questions: byId((question) => ({
            ...asksOf(question),
            explanation: inGerman(question.explanation),
          })),
        },
      ],
    ],
  ]);
  // As a build for accounts has it.
  const german = { ...asked, questions: translateQuestions(asked.questions, byId(asksOf), 'de') };
  const pageOn = (storage: CourseStorage, shown: QuizLevel, locale: string) => (
    <CourseProvider
      course={exampleCourse}
      storage={storage}
      linkFor={defaultLinkFor}
      random={() => 0}
      locale={locale}
      messages={locale === 'de' ? de : undefined}
    >
      <QuizRunner level={shown} />
    </CourseProvider>
  );
  const [first, , , last] = level.questions.map(({ explanation }) => explanation);

  test('says why in German, and in English once the page is', async () => {
    const { storage } = markedStorage({ words });
    const { rerender } = await render(pageOn(storage, german, 'de'));
    await handIn(answersWith(3), 'Antworten abgeben');

    await expect.element(heading('Bestanden')).toBeVisible();
    for (const explanation of [first, last])
      await expect
        .element(page.getByText(inGerman(explanation), { exact: true }))
        .not.toHaveAttribute('lang');
    await expect.element(page.getByText('Die Erklärungen sind auf Englisch.')).not.toBeInTheDocument();

    await rerender(pageOn(storage, asked, 'en'));
    await expect.element(page.getByText(first ?? '', { exact: true })).toBeVisible();
    await expect.element(page.getByText(inGerman(first), { exact: true })).not.toBeInTheDocument();
  });

  test('keeps after a failure what it does not tell hidden in German as well', async () => {
    const { container } = await render(pageOn(markedStorage({ words }).storage, german, 'de'));
    await handIn(answersWith(1), 'Antworten abgeben');

    await expect.element(heading('Nicht bestanden')).toBeVisible();
    await expect.element(page.getByText(inGerman(first), { exact: true })).toBeVisible();
    expect(container.textContent).not.toContain(inGerman(last));
    expect(container.textContent?.split(inGerman('')).length).toBe(2);
  });

  test('says why in English, and that it is, where the storage knows no other', async () => {
    await render(pageOn(markedStorage().storage, german, 'de'));
    await handIn(answersWith(3), 'Antworten abgeben');

    await expect.element(page.getByText('Die Erklärungen sind auf Englisch.')).toBeVisible();
    await expect.element(page.getByText(first ?? '', { exact: true })).toHaveAttribute('lang', 'en');
  });
});

test('what stands between backticks is code, also in what the storage that marks explains, and nothing else is marked', async () => {
  const question = {
    id: 'q1',
    question: 'What does `<b>uv</b>` do?',
    options: ['Runs `uv run`', 'A `lone mark'],
  };
  const coded = defineCourse({
    title: 'Code',
    levels: [
      {
        title: 'One',
        tasks: [{ title: 'Read', duration: '1 hour', steps: [{ title: 'Read', instruction: ['Read.'] }] }],
        questions: [{ ...question, correctAnswer: 0, explanation: 'It is `uv run` & <i>more</i>.' }],
      },
    ],
  });
  const [only] = coded.levels;
  const marking = createMemoryMarking({ levels: coded.levels });
  const account = createMemoryStorage({ learner: { id: 'ada' }, marking, place: 'account' });
  const storage = createCourseStorage(account, { prefix: `${crypto.randomUUID()}:` });
  await render(
    <CourseProvider course={coded} storage={storage} linkFor={defaultLinkFor}>
      <QuizRunner level={{ ...(only as QuizLevel), questions: [question] }} />
    </CourseProvider>,
  );
  const codes = () => [...document.querySelectorAll('code')].map(({ textContent }) => textContent);
  await expect.element(page.getByRole('radio', { name: 'Runs uv run' })).toBeVisible();
  expect(codes().toSorted()).toEqual(['<b>uv</b>', 'uv run']);
  await expect.element(page.getByText('A `lone mark')).toBeVisible();
  await page.getByRole('radio', { name: 'Runs uv run' }).click();
  await page.getByRole('button', { name: 'Submit answers' }).click();

  await expect.element(page.getByText('It is uv run & <i>more</i>.')).toBeVisible();
  // What was asked, the answer, and why.
  expect(codes()).toEqual(['<b>uv</b>', 'uv run', 'uv run']);
});
