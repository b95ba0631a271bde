import type { AskedQuestion } from './course.js';
import { hashOf } from './hash-of.js';
import { optionIdsOf } from './question-ids.js';

/**
 * The same for quizzes whose questions are of the same kinds and have, with their options, the same ids, in 16 hexadecimal digits. A database that marks a quiz
 * is compared by it: words, right answers and explanations are not part of it.
 */
export function quizFingerprint(
  questions: readonly Pick<AskedQuestion, 'id' | 'kind' | 'options' | 'optionIds'>[],
): string {
  return hashOf(
    JSON.stringify(
      questions.map((question) => [
        question.id,
        optionIdsOf(question),
        ...(question.kind ? [question.kind] : []),
      ]),
    ),
  );
}
