import type { ContentChecker } from '../content-checker.js';
import { questionWith } from '../question-schema.js';
import { integer } from '../schema.js';

/** What a question with one right option must be: apart, because a page that marks such questions does not look them over. */
export const schema = questionWith({
  correctAnswer: { ...integer('the index of an option, from 0', 0), rule: checkAnswer },
});

function checkAnswer(
  check: ContentChecker,
  path: string,
  answer: number,
  { options }: { readonly options?: { readonly length?: number } | null },
): void {
  const count = options?.length ?? Infinity;
  check.that(answer < count, path, `the index of an option, 0 to ${count - 1}`, answer);
}
