import type { ContentChecker } from '../content-checker.js';
import { optionIdsOf } from '../question-ids.js';
import { questionWith } from '../question-schema.js';
import type { QuestionParts } from '../question.js';
import { integer, list, matching } from '../schema.js';
import type { QuizAnswer } from '../scoring.js';
import type { KindMark, QuestionKind } from './question-kind.js';

/**
 * A question of whose options more than one may be right, as it is asked. Its answer is the ids of the chosen ones, in the
 * order of the options; only exactly the right ones are right.
 */
export interface AskedSeveralOptions extends QuestionParts {
  /** Tells it from questions of other kinds. */
  readonly kind: 'several';
  /** Indexes of the right options, in their order. @default not known here */
  readonly correctAnswers?: readonly number[];
}

/** A multiple-choice question of whose options more than one may be right. */
export interface SeveralOptionsQuestion extends AskedSeveralOptions {
  /** Indexes of the right options, in their order. */
  readonly correctAnswers: readonly number[];
  /** Why exactly these are right; shown once the quiz is marked. */
  readonly explanation: string;
}

const kind = 'several';

export const schema = questionWith({
  kind: matching('"several"', /^several$/),
  correctAnswers: {
    ...list(integer('the index of an option, from 0', 0), {
      title: 'at least one right option',
      minItems: 1,
      uniqueItems: true,
    }),
    rule: checkAnswers,
  },
});

function checkAnswers(
  check: ContentChecker,
  path: string,
  answers: readonly number[],
  { options }: { readonly options?: { readonly length?: number } | null },
): void {
  const count = options?.length ?? Infinity;
  const isSorted = answers.every((answer, place) => answer > (answers[place - 1] ?? -1));
  check.that(
    isSorted && answers.every((answer) => answer < count),
    path,
    `indexes of options in their order, 0 to ${count - 1}`,
    answers,
  );
}

function isAnswer(question: AskedSeveralOptions, value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    new Set(value).size === value.length &&
    value.every((id) => optionIdsOf(question).includes(id))
  );
}

function mark(question: AskedSeveralOptions, answer: QuizAnswer): KindMark {
  const ids = optionIdsOf(question);
  const right = question.correctAnswers?.map((place) => ids[place] ?? '');
  const isCorrect =
    right !== undefined &&
    isAnswer(question, answer) &&
    answer.length === right.length &&
    right.every((id) => answer.includes(id));
  return { isCorrect, correctAnswer: right };
}

function keyOf(question: SeveralOptionsQuestion): object {
  return { kind, options: optionIdsOf(question), right: mark(question, []).correctAnswer };
}

function askedOf({
  correctAnswers: _right,
  explanation: _why,
  ...asked
}: SeveralOptionsQuestion): AskedSeveralOptions {
  return asked;
}

export const severalOptions: QuestionKind<AskedSeveralOptions, SeveralOptionsQuestion> = {
  kind,
  schema,
  isAnswer,
  mark,
  keyOf,
  askedOf,
};
