import { expect, test } from 'vitest';
import { defineCourse } from '../model/define-course.js';
import { openMarkedPage, patience } from '../testing/marked-page.fixtures.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';

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
const FIRST = ['q1', 'q2', 'q3'];

/** A page of a learner at the level’s quiz. */
async function openPage({
  questions = level.questions,
  learner = { id: 'ada' } as { readonly id: string } | null,
} = {}) {
  const page = openMarkedPage(course, { learner, levels: [{ ...level, questions }], recalls: false });
  await page.begin();
  const others = { level: 1, questions: FIRST, answers: ['b', 'b', 'b'], timeSeconds: 9 };
  return {
    ...page,
    quiz: takenQuiz(page, level),
    markElsewhere: () => page.marking.mark({ ...others, id: 'f'.repeat(32) }),
    draft: () => page.drafts.read(1),
  };
}

const undrawn = { status: 'drawing', hasFailed: true };

test('what is drawn for a retake is kept as the draft of the level', async () => {
  const { quiz, draft } = await openPage();
  await quiz.open();
  await quiz.retake();
  const attempt = quiz.attempt();
  expect(attempt).toMatchObject({ answers: [-1, -1, -1], handInId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(new Set(attempt.questions).size).toBe(3);
  expect(draft()).toEqual(attempt);
});

test('answers that wait to be handed in come before the next draw', async () => {
  const { quiz, isWaiting, cut, mend } = await openPage();
  cut();
  void quiz.handIn([1, 1, 1]);
  await expect.poll(isWaiting, patience).toBe(true);
  await quiz.retake();
  expect(quiz.phase()).toEqual(undrawn);
  mend();
  await expect.poll(isWaiting, patience).toBe(false);
  await quiz.retake();
  expect(quiz.attempt().handInId).toBeDefined();
});

test('questions that the page does not have are not asked', async () => {
  const questions = level.questions.map((question) => ({ ...question, id: `${question.id}-again` }));
  const { quiz, draft } = await openPage({ questions });
  await quiz.open();
  await quiz.retake();
  expect(quiz.phase()).toEqual(undrawn);
  expect(draft()).toBeNull();
});

test('a quiz that is opened asks its first questions, and after an attempt that was recorded a draw', async () => {
  const { quiz, markElsewhere } = await openPage();
  await quiz.open();
  expect(quiz.attempt()).toMatchObject({ questions: FIRST });
  expect(quiz.attempt().handInId).toBeUndefined();
  await markElsewhere();
  await quiz.open();
  expect(quiz.attempt().handInId).toBeDefined();
});

test('a quiz that is opened by a visitor asks its first questions, whatever is drawn', async () => {
  const { quiz } = await openPage({ learner: null });
  await quiz.open();
  expect(quiz.attempt()).toMatchObject({ questions: FIRST });
  expect(quiz.attempt().handInId).toBeUndefined();
  await quiz.retake();
  expect(quiz.attempt().handInId).toBeDefined();
});

test('a quiz that is opened where nothing can be drawn is left as it is', async () => {
  const { quiz, cut, draft } = await openPage();
  cut();
  await quiz.open();
  expect(quiz.phase()).toEqual({ status: 'answering' });
  expect(draft()).toBeNull();
});

test('answers of an attempt that is over are not kept to be sent', async () => {
  const { quiz, get } = await openPage();
  await quiz.handIn([1, 1, 1]);
  expect(quiz.phase()).toMatchObject({ status: 'finished' });
  await quiz.handIn([1, 1, 1]);
  expect(quiz.phase()).toMatchObject({ status: 'handed-in', unmarked: { reason: 'redrawn' } });
  expect(get('ledger')).toMatchObject({ pending: [], refused: [] });
});
