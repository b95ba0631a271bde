import { expect, test } from 'vitest';
import { defineCourse } from '../model/define-course.js';
import { openMarkedPage, patience } from '../testing/marked-page.fixtures.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';

const questions = ['A?', 'B?', 'C?', 'D?', 'E?', 'F?'].map((question, index) => ({
  question,
  topic: `topic-${index % 3}`,
  options: ['yes', 'no'],
  correctAnswer: 0,
  explanation: 'So.',
}));
const course = defineCourse({
  title: 'Course',
  levels: ['Dough', 'Oven'].map((title) => ({ title, tasks: [], questions, asks: 3 })),
});
const [, oven] = course.levels as [unknown, (typeof course.levels)[number]];
const awaited = { status: 'drawing', hasFailed: false };

/** Two windows of one browser, neither of which has opened the quiz of the second level; the first is passed. */
async function openWindows() {
  const one = openMarkedPage(course);
  const attempt = { level: 1, timeSeconds: 9 };
  const answers = { questions: ['q1', 'q2', 'q3'], answers: ['a', 'a', 'a'] };
  await one.marking.mark({ ...attempt, ...answers, id: 'e'.repeat(32) });
  await one.account.progress.saveQuizResult({ ...attempt, kind: 'quiz', score: 100, isPassed: true });
  await one.begin();
  const other = openMarkedPage(course, { beside: one });
  await other.begin();
  return { one, other, quiz: takenQuiz(one, oven), late: takenQuiz(other, oven) };
}

test('answers to a draw stay when the draw of another window, opened at the same time, comes later', async () => {
  const { one, other, quiz, late } = await openWindows();
  const letThrough = other.holdDraws();
  const opening = late.open();
  await expect.poll(late.phase, patience).toEqual(awaited);
  await quiz.open();
  quiz.answer(0, 0);
  letThrough();
  await opening;
  expect(one.drafts.read(2)).toMatchObject({ answers: ['a', -1, -1] });
  expect(late.attempt()).toEqual(quiz.attempt());
});

test('answers to a retake stay when the retake of another window is drawn later', async () => {
  const { one, other, quiz, late } = await openWindows();
  await quiz.open();
  for (const question of [0, 1, 2]) quiz.answer(question, 1);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished' });
  await late.open();
  const letThrough = other.holdDraws();
  const retaking = late.retake();
  await expect.poll(late.phase, patience).toEqual(awaited);
  await quiz.retake();
  quiz.answer(0, 0);
  letThrough();
  await retaking;
  expect(one.drafts.read(2)).toMatchObject({ answers: ['a', -1, -1] });
  expect(late.attempt()).toEqual(quiz.attempt());
});

test('so does what was handed in of a draw meanwhile, with its marks', async () => {
  const { one, other, quiz, late } = await openWindows();
  const letThrough = other.holdDraws();
  const opening = late.open();
  await expect.poll(late.phase, patience).toEqual(awaited);
  await quiz.open();
  for (const question of [0, 1, 2]) quiz.answer(question, 0);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished' });
  letThrough();
  await opening;
  expect(one.drafts.read(2)).toMatchObject({ isHandedIn: true, marks: { score: 100 } });
  expect(late.phase()).toMatchObject({ status: 'finished', outcome: { score: 100 } });
});

test('so does what was handed in of a retake meanwhile', async () => {
  const { one, other, quiz, late } = await openWindows();
  await quiz.open();
  for (const question of [0, 1, 2]) quiz.answer(question, 1);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished' });
  await late.open();
  const letThrough = other.holdDraws();
  const retaking = late.retake();
  await expect.poll(late.phase, patience).toEqual(awaited);
  await quiz.retake();
  for (const question of [0, 1, 2]) quiz.answer(question, 0);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished', outcome: { score: 100 } });
  letThrough();
  await retaking;
  expect(one.drafts.read(2)).toMatchObject({ isHandedIn: true, marks: { score: 100 } });
  expect(late.phase()).toMatchObject({ status: 'finished', outcome: { score: 100 } });
});

test('a retake waits for what another window has handed in after the result that is looked at', async () => {
  const { one, other, quiz, late } = await openWindows();
  await quiz.open();
  for (const question of [0, 1, 2]) quiz.answer(question, 1);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished' });
  await late.open();
  await quiz.retake();
  for (const question of [0, 1, 2]) quiz.answer(question, 0);
  one.cut();
  await quiz.submitAnswers();
  const handedIn = one.drafts.read(2);
  await late.retake();
  expect(other.drafts.read(2)).toEqual(handedIn);
  expect(late.attempt()).toMatchObject({ isHandedIn: true, answers: ['a', 'a', 'a'] });
});
