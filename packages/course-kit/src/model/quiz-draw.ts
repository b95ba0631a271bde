import {
  askedQuestions,
  shuffle,
  startAttempt,
  type QuizAttempt,
  type QuizPool,
  type Random,
} from './quiz-attempt.js';

/** Whether there are more questions than an attempt asks. */
export function isPool({ questions, questionCount }: QuizPool): boolean {
  return questions.length > questionCount;
}

/** A new attempt after earlier ones: it draws from a pool, and shuffles the options. */
export function startRetake(level: QuizPool, random: Random): QuizAttempt {
  const drawn = isPool(level)
    ? shuffle([...level.questions.keys()], random).slice(0, level.questionCount)
    : undefined;
  return startDrawn(level, drawn, random);
}

/** A new attempt at questions of a pool, given by their indexes, with the options shuffled. */
export function startDrawn(
  level: QuizPool,
  drawn: readonly number[] | undefined,
  random: Random,
): QuizAttempt {
  return drawn
    ? { ...startAttempt(askedQuestions(level, { drawn }), random), drawn }
    : startAttempt(askedQuestions(level), random);
}
