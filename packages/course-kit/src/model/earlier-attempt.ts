import { isObject } from './exported-entries.js';
import { optionIdsOf } from './question-ids.js';
import { askedQuestions, parseAttempt, type QuizAttempt, type QuizPool } from './quiz-attempt.js';

/**
 * A draft that a browser has kept since before questions and options had ids, which was until release 0.2.0: it has their
 * places. Null for any other.
 *
 * @param handInId - for a draw that was kept without one.
 */
export function earlierAttempt(pool: QuizPool, stored: unknown, handInId: string): QuizAttempt | null {
  if (!isObject(stored) || 'questions' in stored) return null;
  const { drawn, answers, optionOrder } = stored;
  const asked = Array.isArray(drawn)
    ? drawn.flatMap((place: number) => pool.questions[place] ?? [])
    : askedQuestions(pool);
  const idsIn = (kept: unknown, index: number): unknown => {
    const question = asked[index];
    if (Array.isArray(kept)) return kept.map((each) => idsIn(each, index));
    return question ? idFrom(optionIdsOf(question), kept) : kept;
  };
  return parseAttempt(pool, {
    ...(drawn !== undefined && { handInId }),
    ...stored,
    questions: asked.map(({ id }) => id),
    answers: Array.isArray(answers) && answers.map(idsIn),
    optionOrder: Array.isArray(optionOrder) && optionOrder.map(idsIn),
  });
}

/** The id of an option, of those that there are. Until release 0.2.0 browsers kept its place instead, from 0. */
export function idFrom(ids: readonly string[], kept: unknown): unknown {
  return (typeof kept === 'number' && ids[kept]) || kept;
}
