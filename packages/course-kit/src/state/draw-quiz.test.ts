import { expect, test } from 'vitest';
import { createMemoryMarking } from '../adapters/memory-marking.js';
import { createMemoryStorage } from '../adapters/memory-storage.js';
import { defineCourse } from '../model/define-course.js';
import { askedQuestions } from '../model/quiz-attempt.js';
import { startAttempt } from '../model/quiz-draw.js';
import { CourseStorageError } from '../ports/course-storage-error.js';
import type { MarkingPort } from '../ports/marking-port.js';
import { inBrowser, openStore } from '../testing/open-store.js';
import type { QuizPhase } from './use-quiz.js';

const course = defineCourse({
  title: 'Course',
  levels: [
    {
      title: 'Level',
      tasks: [],
      questions: ['A?', 'B?', 'C?', 'D?', 'E?', 'F?'].map((question) => ({
        question,
        options: ['yes', 'no'],
        correctAnswer: 0,
        explanation: 'So.',
      })),
      asks: 3,
    },
  ],
});
const [level] = course.levels as [(typeof course.levels)[number]];
/** Beside busy processors. */
const patience = { timeout: 10_000 };

/** A page of a learner whose storage marks and draws, and what lies between the two. */
async function openPage({
  questions = level.questions,
  learner = { id: 'ada' } as { readonly id: string } | null,
} = {}) {
  const account = createMemoryStorage({
    learner,
    marking: createMemoryMarking({ levels: [{ ...level, questions }] }),
  });
  const { marking } = account as { readonly marking: Required<MarkingPort> };
  let isDown = false;
  const reached = async <Answer>(work: () => Promise<Answer>) => {
    if (isDown) throw new CourseStorageError('unavailable', 'marking');
    return work();
  };
  const page = openStore(
    course,
    inBrowser({
      ...account,
      marking: {
        mark: (handIn) => reached(() => marking.mark(handIn)),
        draw: (request) => reached(() => marking.draw(request)),
      },
    }),
  );
  page.connect();
  await expect.poll(() => page.get('session').status).not.toBe('loading');
  const draw = async () => (await page.services.engine()).draw(1, level);
  const open = async () => (await page.services.engine()).drawAtOpening(1, level);
  const handIn = async () => {
    const attempt = { ...startAttempt(askedQuestions(level)), answers: [1, 1, 1] };
    const { handIn: hand } = await page.services.engine();
    void hand({ actions: page.actions, level, attempt, timeSeconds: 9, hasPassed: false }, () => {});
  };
  return {
    ...page,
    draw,
    open,
    handIn,
    isWaiting: () => page.get('ledger').pending.length > 0,
    cut: () => (isDown = true),
    mend: () => (isDown = false),
  };
}

test('what is drawn is kept as the draft of the level', async () => {
  const { draw, services } = await openPage();
  const attempt = await draw();
  expect(attempt).toMatchObject({ answers: [-1, -1, -1], handInId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(new Set(attempt.drawn).size).toBe(3);
  expect(services.storage.drafts.read(1)).toEqual(attempt);
});

test('answers that wait to be handed in come before the next draw', async () => {
  const { draw, handIn, isWaiting, cut, mend } = await openPage();
  cut();
  await handIn();
  await expect.poll(isWaiting, patience).toBe(true);
  await expect(draw()).rejects.toMatchObject({ code: 'unavailable' });
  mend();
  await expect.poll(isWaiting, patience).toBe(false);
  expect((await draw()).drawn).toHaveLength(3);
});

test('questions that the page does not have are not asked', async () => {
  const questions = level.questions.map((question) => ({ ...question, question: `${question.question}?` }));
  const { draw, services } = await openPage({ questions });
  await expect(draw()).rejects.toMatchObject({ code: 'invalid' });
  expect(services.storage.drafts.read(1)).toBeNull();
});

test('a quiz that is opened asks its first questions, and after an attempt that was recorded a draw', async () => {
  const { open, draw, handIn, isWaiting, services } = await openPage();
  expect(await open()).toBeNull();
  await handIn();
  await expect.poll(async () => (await open())?.drawn, patience).toHaveLength(3);
  expect(isWaiting()).toBe(false);
  services.storage.drafts.clear(1);
  const opened = await open();
  // It is kept by who shows it, and only if it is shown.
  expect(services.storage.drafts.read(1)).toBeNull();
  expect(opened?.drawn).toEqual((await draw()).drawn);
});

test('a quiz that is opened by a visitor asks its first questions, whatever is drawn', async () => {
  const { open, draw } = await openPage({ learner: null });
  expect(await open()).toBeNull();
  expect((await draw()).drawn).toHaveLength(3);
});

test('a quiz that is opened where nothing can be drawn is left as it is', async () => {
  const { open, cut, services } = await openPage();
  cut();
  await expect(open()).rejects.toMatchObject({ code: 'unavailable' });
  expect(services.storage.drafts.read(1)).toBeNull();
});

test('answers of an attempt that is over are not kept to be sent', async () => {
  const { services, actions, get } = await openPage();
  const { handIn } = await services.engine();
  const phases: QuizPhase[] = [];
  const attempt = { ...startAttempt(askedQuestions(level)), answers: [1, 1, 1] };
  const firstAttempt = () =>
    handIn({ actions, level, attempt, timeSeconds: 9, hasPassed: false }, (phase) => phases.push(phase));
  await firstAttempt();
  expect(phases.at(-1)).toMatchObject({ status: 'finished' });
  await firstAttempt();
  expect(phases.at(-1)).toMatchObject({ status: 'handed-in', unmarked: { reason: 'redrawn' } });
  expect(get('ledger')).toMatchObject({ pending: [], refused: [] });
});
