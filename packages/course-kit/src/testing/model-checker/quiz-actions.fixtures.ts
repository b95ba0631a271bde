import { markQuiz } from '../../model/mark-quiz.js';
import { hasOneOption } from '../../model/question.js';
import { optionIdAt } from '../../model/question-ids.js';
import { askedQuestions, isComplete, isSameAttempt } from '../../model/quiz-attempt.js';
import { isAnswered } from '../../model/scoring.js';
import type { Tab } from './device.fixtures.js';
import { enter } from './learner-actions.fixtures.js';
import { openQuizPage, type QuizPage } from './quiz-page.fixtures.js';
import { within } from './virtual-time.fixtures.js';
import { PASS_MARK, type World } from './world.fixtures.js';

/** The quiz of who works in a tab, which they open unless it is open; undefined before the tab knows who that is. */
export function quizIn(world: World, tab: Tab): QuizPage | undefined {
  return tab.store.get('session').status === 'loading'
    ? undefined
    : openQuiz(world, tab, world.book.personIn(tab).number);
}

/** Opens the quiz of a level, unless it is open. */
export function openQuiz(world: World, tab: Tab, level: number): QuizPage {
  if (tab.page?.level.level === level) return tab.page;
  within(tab.scope, () => tab.page?.leave());
  const page = within(tab.scope, () => openQuizPage(tab, world.quizOf(level), world.time));
  tab.page = page;
  const [kept, { attempt }] = [page.kept(), page.quiz()];
  if (kept?.answers.some((answer, place) => isAnswered(answer) && answer !== attempt.answers[place]))
    world.book.recordMistake('a quiz is opened without its answers');
  if (kept?.isHandedIn && !attempt.isHandedIn) world.book.recordMistake('what was handed in is opened anew');
  return page;
}

/** Somebody answers a question that is shown. */
export function answer(world: World, tab: Tab, question: number, isRight: boolean): void {
  const { book } = world;
  const page = quizIn(world, tab);
  if (page?.phase()?.status !== 'answering') return;
  const { attempt: before } = page.quiz();
  const asked = askedQuestions(page.level, before)[question];
  if (!asked || !hasOneOption(asked)) return;
  const { correctAnswer = 0 } = asked;
  const option = optionIdAt(isRight ? correctAnswer : 1 - correctAnswer);
  within(tab.scope, () => page.answer(question, option));
  // Another window may have handed it in, and begun the next one: then that is what is shown.
  const { attempt } = page.quiz();
  if (attempt.isHandedIn || !isSameAttempt(attempt, before)) return;
  if (attempt.answers[question] !== option) book.recordMistake('an answer is not shown at once');
  if (tab.device.isReliable && page.kept()?.answers[question] !== option)
    book.recordMistake('an answer is not kept');
}

/** Somebody hands in what they have answered. */
export function submit(world: World, tab: Tab): void {
  const { book, quizzes } = world;
  const page = quizIn(world, tab);
  if (page?.phase()?.status !== 'answering' || !isComplete(page.quiz().attempt)) return;
  const person = book.personIn(tab);
  within(tab.scope, () => page.submit());
  const { attempt } = page.quiz();
  if (!attempt.isHandedIn) return book.recordMistake('a hand-in is not taken');
  if (!quizzes.handIn(tab, person, attempt)) return undefined;
  const asked = askedQuestions(page.level, attempt);
  const { score, isPassed } = markQuiz(asked, attempt.answers, PASS_MARK);
  const change = { kind: 'quiz', level: page.level.level, score, timeSeconds: 0, isPassed } as const;
  const { handInId } = attempt;
  enter(world, tab, { person, change, madeAt: NaN, handInId, isOptional: false });
  book.noteHandIns(tab.store.get('ledger'));
  return undefined;
}

/** Somebody begins another attempt, or has its questions fetched again: no other page has a button for it. */
export function retake(world: World, tab: Tab): void {
  const page = quizIn(world, tab);
  const phase = page?.phase();
  const isOffered =
    phase?.status === 'finished' ||
    (phase?.status === 'drawing' && phase.hasFailed) ||
    (phase?.status === 'handed-in' && phase.unmarked.reason === 'redrawn');
  if (isOffered) within(tab.scope, () => page?.retake());
}

/** Somebody takes a whole quiz; where a result is shown, they begin the next attempt. */
export function takeQuiz(world: World, tab: Tab, score: number): void {
  const page = quizIn(world, tab);
  const status = page?.phase()?.status;
  retake(world, tab);
  if (status !== 'answering' || !page) return;
  const { length } = page.quiz().attempt.answers;
  for (let question = 0; question < length; question++)
    answer(world, tab, question, question < Math.round((score * length) / 100));
  submit(world, tab);
}
