import type { ContentChecker } from '../content-checker.js';
import { optionIdsOf } from '../question-ids.js';
import { questionWith } from '../question-schema.js';
import type { QuestionParts } from '../question.js';
import { integer, list, matching } from '../schema.js';
import type { QuizAnswer } from '../scoring.js';
import type { KindMark, QuestionKind } from './question-kind.js';

/** A question whose options are put in order, as it is asked. Its answer is the ids of all options, from the first to the last. */
export interface AskedInOrder extends QuestionParts {
  /** Tells it from questions of other kinds. */
  readonly kind: 'order';
  /** Indexes of the options in the right order, which is another than theirs. @default not known here */
  readonly correctOrder?: readonly number[];
}

/** A question whose options are put in order. */
export interface InOrderQuestion extends AskedInOrder {
  /** Indexes of the options in the right order, which is another than theirs. */
  readonly correctOrder: readonly number[];
  /** Why this order is right; shown once the quiz is marked. */
  readonly explanation: string;
}

const kind = 'order';

export const schema = questionWith({
  kind: matching('"order"', /^order$/),
  correctOrder: {
    ...list(integer('the index of an option, from 0', 0), { uniqueItems: true }),
    rule: checkOrder,
  },
});

function checkOrder(
  check: ContentChecker,
  path: string,
  order: readonly number[],
  { options }: { readonly options?: { readonly length?: number } | null },
): void {
  const count = options?.length ?? order.length;
  check.that(
    order.length === count && order.every((place) => place < count),
    path,
    `the index of each option once, 0 to ${count - 1}`,
    order,
  );
  // A page shows the options as they are written.
  check.that(
    order.some((place, index) => place !== index),
    path,
    'another order than that of the options',
    order,
  );
}

function isAnswer(question: AskedInOrder, value: unknown): value is readonly string[] {
  const ids = optionIdsOf(question);
  return Array.isArray(value) && value.length === ids.length && ids.every((id) => value.includes(id));
}

function mark(question: AskedInOrder, answer: QuizAnswer): KindMark {
  const ids = optionIdsOf(question);
  const right = question.correctOrder?.map((place) => ids[place] ?? '');
  const isCorrect = isAnswer(question, answer) && right?.every((id, place) => answer[place] === id) === true;
  return { isCorrect, correctAnswer: right };
}

function keyOf(question: InOrderQuestion): object {
  return { kind, options: optionIdsOf(question), right: mark(question, []).correctAnswer };
}

function askedOf({ correctOrder: _right, explanation: _why, ...asked }: InOrderQuestion): AskedInOrder {
  return asked;
}

export const inOrder: QuestionKind<AskedInOrder, InOrderQuestion> = {
  kind,
  schema,
  isAnswer,
  mark,
  keyOf,
  askedOf,
};
