import { expect, test } from 'vitest';
import { drawnCourse as course, passFirstLevel } from '../testing/drawn-course.fixtures.js';
import { openMarkedPage, patience } from '../testing/marked-page.fixtures.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';
import { settleQuiz } from './settle-quiz.js';

const [, oven] = course.levels as [unknown, (typeof course.levels)[number]];
const awaited = { status: 'drawing', hasFailed: false };

/** Two windows of one browser, neither of which has opened the quiz of the second level; the first is passed. */
async function openWindows() {
  const one = openMarkedPage(course);
  await passFirstLevel(one);
  await one.begin();
  const other = openMarkedPage(course, { beside: one });
  await other.begin();
  return { one, other, quiz: takenQuiz(one, oven), late: takenQuiz(other, oven) };
}

type Windows = Awaited<ReturnType<typeof openWindows>>;

/** Gives the same answer to each question, and hands in. */
async function take(
  { quiz }: Windows,
  option: number,
  result: object = { status: 'finished' },
): Promise<void> {
  for (const question of [0, 1, 2]) quiz.answer(question, option);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject(result);
}

/** Two windows with the result of a failed attempt. */
async function openFailed(): Promise<Windows> {
  const windows = await openWindows();
  await windows.quiz.open();
  await take(windows, 1);
  await windows.late.open();
  return windows;
}

/** Begins in the late window what draws, whose answer is held until the result is called. */
async function held({ other, late }: Windows, begin: () => Promise<void>): Promise<() => Promise<void>> {
  const letThrough = other.holdDraws();
  const begun = begin();
  await expect.poll(late.phase, patience).toEqual(awaited);
  return async () => {
    letThrough();
    await begun;
  };
}

test('answers to a draw stay when the draw of another window, opened at the same time, comes later', async () => {
  const windows = await openWindows();
  const { one, quiz, late } = windows;
  const goOn = await held(windows, late.open);
  await quiz.open();
  quiz.answer(0, 0);
  await goOn();
  expect(one.drafts.read(2)).toMatchObject({ answers: ['a', -1, -1] });
  expect(late.attempt()).toEqual(quiz.attempt());
});

test('answers to a retake stay when the retake of another window is drawn later', async () => {
  const windows = await openFailed();
  const { one, quiz, late } = windows;
  const goOn = await held(windows, late.retake);
  await quiz.retake();
  quiz.answer(0, 0);
  await goOn();
  expect(one.drafts.read(2)).toMatchObject({ answers: ['a', -1, -1] });
  expect(late.attempt()).toEqual(quiz.attempt());
});

test('so does what was handed in of a draw meanwhile, with its marks', async () => {
  const windows = await openWindows();
  const { one, quiz, late } = windows;
  const goOn = await held(windows, late.open);
  await quiz.open();
  await take(windows, 0);
  await goOn();
  expect(one.drafts.read(2)).toMatchObject({ isHandedIn: true, marks: { score: 100 } });
  expect(late.phase()).toMatchObject({ status: 'finished', outcome: { score: 100 } });
});

test('so does what was handed in of a retake meanwhile', async () => {
  const windows = await openFailed();
  const { one, quiz, late } = windows;
  const goOn = await held(windows, late.retake);
  await quiz.retake();
  await take(windows, 0, { status: 'finished', outcome: { score: 100 } });
  await goOn();
  expect(one.drafts.read(2)).toMatchObject({ isHandedIn: true, marks: { score: 100 } });
  expect(late.phase()).toMatchObject({ status: 'finished', outcome: { score: 100 } });
});

test('a retake waits for what another window has handed in after the result that is looked at', async () => {
  const { one, other, quiz, late } = await openFailed();
  await quiz.retake();
  for (const question of [0, 1, 2]) quiz.answer(question, 0);
  one.cut();
  await quiz.submitAnswers();
  const handedIn = one.drafts.read(2);
  await late.retake();
  expect(other.drafts.read(2)).toEqual(handedIn);
  expect(late.attempt()).toMatchObject({ isHandedIn: true, answers: ['a', 'a', 'a'] });
});

test('what is refused of a draw is handed in with no other answers by another window, nor by the next page', async () => {
  const windows = await openFailed();
  const { one, other, quiz, late } = windows;
  await quiz.retake();
  await late.retake();
  one.cut('forbidden');
  const refused = { status: 'handed-in', unmarked: { reason: 'refused' } };
  await take(windows, 0, refused);
  late.answer(0, 1);
  await expect.poll(late.phase, patience).toMatchObject(refused);
  expect(late.answers()).toEqual(['a', 'a', 'a']);
  const next = openMarkedPage(course, { beside: other });
  await next.begin();
  const anew = takenQuiz(next, oven);
  await anew.open();
  expect(anew.phase()).toMatchObject({ status: 'finished', outcome: { score: 0 } });
});

test('a refusal that comes after the marks leaves the result in the browser', async () => {
  const { one, other, quiz } = await openFailed();
  const { handInId: id = '' } = quiz.attempt();
  settleQuiz(other.services, 2, { type: 'refused', id, reason: 'refused' });
  const next = openMarkedPage(course, { beside: one });
  const anew = takenQuiz(next, oven);
  void anew.open();
  expect(anew.attempt()).toMatchObject({ handInId: id, marks: { score: 0 } });
});
