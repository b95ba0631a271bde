import { expect, test } from 'vitest';
import { attemptInOrder, askedQuestions } from '../model/quiz-attempt.js';
import { drawnCourse as course, FIRST, passFirstLevel } from '../testing/drawn-course.fixtures.js';
import { openMarkedPage, patience } from '../testing/marked-page.fixtures.js';
import { takenQuiz } from '../testing/taken-quiz.fixtures.js';

const [dough, oven] = course.levels as [(typeof course.levels)[number], (typeof course.levels)[number]];

/** A page of a learner who has passed the first level. */
async function openPage(id = 'ada', { draws = true } = {}) {
  const page = openMarkedPage(course, { learner: { id }, draws });
  await passFirstLevel(page);
  await page.begin();
  return { ...page, at: (level = oven) => takenQuiz(page, level) };
}

const topicsOf = (ids: readonly string[]) =>
  ids.map((id) => oven.questions.find((question) => question.id === id)?.topic);

test('a first attempt at the second level asks a draw of its topics, which is kept', async () => {
  const { at, drafts } = await openPage();
  const quiz = at();
  await quiz.open();
  const drawn = quiz.attempt();
  expect(quiz.phase()).toEqual({ status: 'answering' });
  expect(topicsOf(drawn.questions)).toEqual(['topic-0', 'topic-1', 'topic-2']);
  expect(drafts.read(2)).toEqual(drawn);
  // After a reload as well.
  const again = at();
  await again.open();
  expect(again.attempt()).toEqual(drawn);
});

test('is marked and passed', async () => {
  const { at } = await openPage();
  const quiz = at();
  await quiz.open();
  for (const question of [0, 1, 2]) quiz.answer(question, 0);
  await quiz.submitAnswers();
  await expect.poll(quiz.phase, patience).toMatchObject({ status: 'finished', outcome: { score: 100 } });
});

test('is a draw as well where that happens to be the first questions', async () => {
  // One account in eight is drawn them.
  const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => openPage(`learner ${index}`)));
  const quizzes = pages.map((page) => page.at());
  await Promise.all(quizzes.map((quiz) => quiz.open()));
  const sameOnes = quizzes
    .map((quiz) => quiz.attempt())
    .filter((each) => each.questions.join() === FIRST.join());
  expect(sameOnes.length).toBeGreaterThan(0);
  expect(sameOnes.map(({ handInId }) => typeof handInId)).toEqual(sameOnes.map(() => 'string'));
});

test('offline it says that the questions cannot be fetched, and begins once they can', async () => {
  const { at, cut, mend, drafts } = await openPage();
  cut();
  const quiz = at();
  await quiz.open();
  expect(quiz.phase()).toEqual({ status: 'drawing', hasFailed: true });
  quiz.answer(0, 0);
  expect(drafts.read(2)).toBeNull();
  mend();
  await quiz.retake();
  expect(quiz.phase()).toEqual({ status: 'answering' });
  expect(topicsOf(quiz.attempt().questions)).toEqual(['topic-0', 'topic-1', 'topic-2']);
});

test('the first level asks its first questions, offline as well', async () => {
  const { at, cut } = await openPage('bob');
  cut();
  const quiz = at({ ...dough, level: 1 });
  await quiz.open();
  expect(quiz.attempt().questions).toEqual(FIRST);
});

test('a storage that marks and does not draw is asked for the first questions, as before', async () => {
  const { at, drafts } = await openPage('cleo', { draws: false });
  const quiz = at();
  await quiz.open();
  expect(quiz.phase()).toEqual({ status: 'answering' });
  expect(quiz.attempt().questions).toEqual(FIRST);
  quiz.answer(0, 0);
  const again = at();
  await again.open();
  expect(again.attempt()).toMatchObject({ questions: FIRST, answers: ['a', -1, -1] });
  expect(drafts.read(2)).toEqual(again.attempt());
});

test('what was begun with the first questions before there were draws is not continued', async () => {
  const { at, drafts } = await openPage();
  const begun = attemptInOrder(askedQuestions(oven));
  drafts.write(2, { ...begun, answers: ['a', 'a', -1] });
  const quiz = at();
  await quiz.open();
  expect(quiz.attempt()).toMatchObject({ answers: [-1, -1, -1], handInId: expect.any(String) });
});

test('what was handed in of them and waits is not marked, which is said', async () => {
  const { at, cut, mend, isWaiting, codes } = await openPage();
  const quiz = at();
  cut();
  void quiz.handIn([0, 0, 0]);
  await expect.poll(isWaiting, patience).toBe(true);
  mend();
  await quiz.retake();
  await expect.poll(isWaiting, patience).toBe(false);
  expect(codes()).toContain('merge-incomplete');
});
