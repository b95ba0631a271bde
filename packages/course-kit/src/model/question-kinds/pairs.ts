import type { ContentChecker } from '../content-checker.js';
import { optionIdsOf } from '../question-ids.js';
import { questionWith } from '../question-schema.js';
import type { QuestionParts } from '../question.js';
import { integer, list, matching, text } from '../schema.js';
import type { QuizAnswer } from '../scoring.js';
import type { KindMark, QuestionKind } from './question-kind.js';

/**
 * A question whose options make pairs, as it is asked: to each of the first half belongs one of the second half. Its answer is a
 * list with a text for each of the first half: its id, a blank, and the id of what belongs to it.
 */
export interface AskedPairs extends QuestionParts {
  /** Tells it from questions of other kinds. */
  readonly kind: 'pairs';
  /** For each option of the first half the index of the one that belongs to it; not all in their order. @default not known here */
  readonly correctPairs?: readonly number[];
}

/** A question whose options make pairs: to each of the first half belongs one of the second half. */
export interface PairsQuestion extends AskedPairs {
  /** For each option of the first half the index of the one that belongs to it; not all in their order. */
  readonly correctPairs: readonly number[];
  /** Why these belong together; shown once the quiz is marked. */
  readonly explanation: string;
}

const kind = 'pairs';

export const schema = questionWith({
  kind: matching('"pairs"', /^pairs$/),
  // Of two pairs one tells the other.
  options: list(text, { title: 'at least three pairs', minItems: 6, uniqueItems: true }),
  correctPairs: {
    ...list(integer('the index of an option, from 0', 0), { uniqueItems: true }),
    rule: checkPairs,
  },
});

function checkPairs(
  check: ContentChecker,
  path: string,
  pairs: readonly number[],
  { options }: { readonly options?: { readonly length?: number } | null },
): void {
  const count = options?.length ?? pairs.length * 2;
  const half = count / 2;
  check.that(
    pairs.length === half && pairs.every((place) => place >= half && place < count),
    path,
    `for each option of the first half one of the second half, ${Math.ceil(half)} to ${count - 1}`,
    pairs,
  );
  // A page has the options as they are written.
  check.that(
    pairs.some((place, index) => place !== half + index),
    path,
    'another order than that of the options',
    pairs,
  );
}

/** The ids of what is asked, and of what belongs to it. */
export function halvesOf(
  question: AskedPairs,
): readonly [asked: readonly string[], matches: readonly string[]] {
  const ids = optionIdsOf(question);
  return [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)];
}

/** Two options in an answer. */
export const pairOf = (asked: string | undefined, match: string | undefined) => `${asked} ${match}`;

function isAnswer(question: AskedPairs, value: unknown): value is readonly string[] {
  const [asked, matches] = halvesOf(question);
  return (
    Array.isArray(value) &&
    value.length === asked.length &&
    asked.every((id) => matches.some((match) => value.includes(pairOf(id, match))))
  );
}

function mark(question: AskedPairs, answer: QuizAnswer): KindMark {
  const ids = optionIdsOf(question);
  const right = question.correctPairs?.map((place, index) => pairOf(ids[index], ids[place]));
  const isCorrect = isAnswer(question, answer) && right?.every((pair) => answer.includes(pair)) === true;
  return { isCorrect, correctAnswer: right };
}

function keyOf(question: PairsQuestion): object {
  const [asked, matches] = halvesOf(question);
  return { kind, asked, matches, right: mark(question, []).correctAnswer };
}

function askedOf({ correctPairs: _right, explanation: _why, ...asked }: PairsQuestion): AskedPairs {
  return asked;
}

export const pairs: QuestionKind<AskedPairs, PairsQuestion> = {
  kind,
  schema,
  isAnswer,
  mark,
  keyOf,
  askedOf,
};
