import type { AskedQuestion, QuizLevel } from './course.js';
import { askedQuestions, attemptInOrder, type QuizAttempt, type QuizPool } from './quiz-attempt.js';

/** A number from 0 up to, not including, 1: `Math.random`, or a fixed one in tests. */
export type Random = () => number;

/** A new attempt. With `random` the options are shuffled, otherwise they keep their order. */
export function startAttempt(questions: readonly AskedQuestion[], random?: Random): QuizAttempt {
  const attempt = attemptInOrder(questions);
  if (!random) return attempt;
  return { ...attempt, optionOrder: attempt.optionOrder.map((order) => shuffle(order, random)) };
}

/** Whether there are more questions than an attempt asks. */
export function isPool({ questions, questionCount }: QuizPool): boolean {
  return questions.length > questionCount;
}

/**
 * Whether accounts are drawn their first attempt at a level: from the second level on, where questions have topics. The first
 * level is open to visitors, who have nothing that a draw could depend on.
 */
export function isFirstDrawn({ level, questions }: Pick<QuizLevel, 'level' | 'questions'>): boolean {
  return level > 1 && questions.some(({ topic }) => topic);
}

/** A new attempt after earlier ones: it draws from a pool, and shuffles the options. */
export function startRetake(level: QuizPool, random: Random): QuizAttempt {
  const drawn = isPool(level)
    ? shuffle(level.questions, random).slice(0, level.questionCount)
    : askedQuestions(level);
  return startAttempt(drawn, random);
}

/** Fisher and Yates' shuffle of a copy. */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as Item, shuffled[last] as Item];
  }
  return shuffled;
}
