import type { AuthoredQuestion } from '../authored-course.js';
import { ofKind } from '../figure.js';
import * as oneOption from './one-option.js';
import type { QuestionKind, QuestionKinds } from './question-kind.js';

/** What is known of a question's kind: one without a name has one right option. Undefined where the kind is not among these. */
export function kindOf(
  question: Pick<AuthoredQuestion, 'kind'>,
  kinds: QuestionKinds,
): QuestionKind | undefined {
  return question.kind === undefined ? (oneOption as unknown as QuestionKind) : ofKind(kinds, question);
}
