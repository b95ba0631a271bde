import type { AuthoredQuestion } from '../authored-course.js';
import { ofKind } from '../figure.js';
import { schema } from './one-option-schema.js';
import { askedOf, isAnswer, keyOf, mark } from './one-option.js';
import type { QuestionKind, QuestionKinds } from './question-kind.js';

const oneOption = { kind: '', schema, isAnswer, mark, keyOf, askedOf } as unknown as QuestionKind;

/** What is known of a question's kind: one without a name has one right option. Undefined where the kind is not among these. */
export function kindOf(
  question: Pick<AuthoredQuestion, 'kind'>,
  kinds: QuestionKinds,
): QuestionKind | undefined {
  return question.kind === undefined ? oneOption : ofKind(kinds, question);
}
