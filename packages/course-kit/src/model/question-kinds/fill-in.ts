import type { QuestionParts } from '../question.js';
import { questionWith } from '../question-schema.js';
import { list, matching, string, text } from '../schema.js';
import type { QuizAnswer } from '../scoring.js';
import type { KindMark, QuestionKind } from './question-kind.js';

/** A question that is answered with a word or a number, as it is asked. Its answer is a list of what was written. */
export interface AskedFillIn extends QuestionParts {
  /** Tells it from questions of other kinds. */
  readonly kind: 'fill-in';
  /** One, without words: it keeps the place that is filled in. Given by `defineCourse`. */
  readonly options: readonly string[];
  /** What is right, each in another form; the first is shown. @default not known here */
  readonly accepted?: readonly string[];
}

/** A question that is answered with a word or a number. */
export interface FillInQuestion extends AskedFillIn {
  /** What is right, each in another form; the first is shown. */
  readonly accepted: readonly string[];
  /** Why this is right; shown once the quiz is marked. */
  readonly explanation: string;
}

const kind = 'fill-in';

const { properties, required } = questionWith({
  kind: matching('"fill-in"', /^fill-in$/),
  accepted: list(text, { title: 'at least one form', minItems: 1, uniqueItems: true }),
});

export const schema = {
  type: 'object',
  properties: {
    ...properties,
    options: list(string, { title: 'one option without words', minItems: 1, maxItems: 1 }),
  },
  required: required.filter((name): name is Exclude<typeof name, 'options'> => name !== 'options'),
} as const;

/** The most characters of an answer. */
export const MOST_CHARACTERS = 200;

/**
 * What is compared of a text: small and capital letters of the English alphabet, blanks around and between words and the way a
 * decimal number is written make no difference. A database does the same (`private.form_of`), so nothing depends on a language.
 */
export function formOf(written: string): string {
  const form = written
    .normalize('NFC')
    .replace(/[ \t\r\n\u00a0]+/g, ' ')
    .replace(/^ | $/g, '')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (!/^[+-]?[0-9]+([.][0-9]+)?$/.test(form)) return form;
  return form
    .replace(/^[+]/, '')
    .replace(/^(-?)0+([0-9])/, '$1$2')
    .replace(/([.][0-9]*[1-9])0+$/, '$1')
    .replace(/[.]0+$/, '');
}

function isAnswer(_question: AskedFillIn, value: unknown): value is readonly [string] {
  if (!Array.isArray(value) || value.length !== 1 || typeof value[0] !== 'string') return false;
  return formOf(value[0]) !== '' && [...value[0]].length <= MOST_CHARACTERS;
}

function mark(question: AskedFillIn, answer: QuizAnswer): KindMark {
  const { accepted } = question;
  const isCorrect =
    isAnswer(question, answer) && accepted?.some((form) => formOf(form) === formOf(answer[0])) === true;
  return { isCorrect, correctAnswer: accepted?.slice(0, 1) };
}

function keyOf({ accepted }: FillInQuestion): object {
  return { kind, accepted: accepted.map(formOf), right: accepted.slice(0, 1) };
}

function askedOf({ accepted: _right, explanation: _why, ...asked }: FillInQuestion): AskedFillIn {
  return asked;
}

export const fillIn: QuestionKind<AskedFillIn, FillInQuestion> = {
  kind,
  schema,
  isAnswer,
  mark,
  keyOf,
  askedOf,
};
