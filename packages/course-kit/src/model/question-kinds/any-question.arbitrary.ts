import * as fc from 'fast-check';
import type { AuthoredKind, AuthoredQuestion } from '../authored-course.js';
import { optionIdsOf } from '../question-ids.js';
import type { Question } from '../question.js';
import type { QuizAnswer } from '../scoring.js';
import { kindOf } from './kind-of.js';
import { questionKinds } from './other-kinds.js';
import { halvesOf, pairOf } from './pairs.js';

/** A text with something in it. */
export function anyText(): fc.Arbitrary<string> {
  return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => text.trim() !== '');
}

/** A number as somebody writes it. */
export function anyNumber(): fc.Arbitrary<string> {
  return fc.stringMatching(/^[ ]?[+-]?0?[0-9]{1,2}([.][0-9]{1,2}0?)?[ ]?$/);
}

/** Two to six options. */
const anyOptions = () => fc.uniqueArray(anyText(), { minLength: 2, maxLength: 6 });

/** Places of options in an order that is not theirs. */
const anyOrder = (places: readonly number[]) =>
  fc
    .shuffledSubarray([...places], { minLength: places.length })
    .map((order) => (order.every((place, index) => place === places[index]) ? order.toReversed() : order));

/** A question with one right option. */
export function anyQuestion(): fc.Arbitrary<AuthoredQuestion> {
  return anyOptions().chain((options) =>
    fc.record({
      question: anyText(),
      options: fc.constant(options),
      correctAnswer: fc.nat(options.length - 1),
      explanation: anyText(),
    }),
  );
}

type OtherKind = NonNullable<Question['kind']>;
type OfKind<Kind extends OtherKind> = Extract<Question, { readonly kind: Kind }>;

/** What tests of all kinds take of one. */
interface AnyOfKind<Kind extends OtherKind> {
  /** What a question of the kind has besides its words. */
  readonly parts: fc.Arbitrary<Omit<AuthoredKind<OfKind<Kind>>, 'question' | 'explanation'>>;
  /** Any answer to a question; the right one is among those that are tried besides. */
  readonly answer: (question: OfKind<Kind>) => fc.Arbitrary<QuizAnswer>;
}

const placesOf = (options: readonly string[]) => options.map((_, place) => place);

const kinds: { readonly [Kind in OtherKind]: AnyOfKind<Kind> } = {
  several: {
    parts: anyOptions().chain((options) =>
      fc.record({
        kind: fc.constant('several' as const),
        options: fc.constant(options),
        correctAnswers: fc.subarray(placesOf(options), { minLength: 1 }),
      }),
    ),
    answer: (question) => fc.shuffledSubarray([...optionIdsOf(question)], { minLength: 1 }),
  },
  'fill-in': {
    parts: fc.record({
      kind: fc.constant('fill-in' as const),
      accepted: fc.uniqueArray(fc.oneof(anyText(), anyNumber()), { minLength: 1, maxLength: 3 }),
    }),
    answer: ({ accepted }) =>
      fc.tuple(
        fc.oneof(
          fc.constantFrom(...accepted).map((form) => ` ${form.toUpperCase()}\u00a0`),
          anyNumber().filter((text) => text.trim() !== ''),
          anyText(),
        ),
      ),
  },
  order: {
    parts: anyOptions().chain((options) =>
      fc.record({
        kind: fc.constant('order' as const),
        options: fc.constant(options),
        correctOrder: anyOrder(placesOf(options)),
      }),
    ),
    answer: (question) => {
      const ids = [...optionIdsOf(question)];
      return fc.shuffledSubarray(ids, { minLength: ids.length });
    },
  },
  pairs: {
    parts: fc
      .uniqueArray(anyText(), { minLength: 6, maxLength: 10 })
      .map((options) => options.slice(options.length % 2))
      .chain((options) =>
        fc.record({
          kind: fc.constant('pairs' as const),
          options: fc.constant(options),
          correctPairs: anyOrder(placesOf(options).slice(options.length / 2)),
        }),
      ),
    answer: (question) => {
      const [asked, matches] = halvesOf(question);
      return fc.tuple(...asked.map((id) => fc.constantFrom(...matches).map((match) => pairOf(id, match))));
    },
  },
};

/** The kinds that have a name. */
export const otherKinds = Object.keys(kinds) as readonly OtherKind[];

/** A question of a kind. */
export function anyQuestionOf(kind: OtherKind): fc.Arbitrary<AuthoredQuestion> {
  const words = fc.record({ question: anyText(), explanation: anyText() });
  return fc.tuple(words, kinds[kind].parts).map((parts) => Object.assign({}, ...parts) as AuthoredQuestion);
}

/** A question of any kind. */
export function anyQuestionOfAnyKind(): fc.Arbitrary<AuthoredQuestion> {
  return fc.oneof(anyQuestion(), ...otherKinds.map(anyQuestionOf));
}

/** Any answer to a question: often the right one. */
export function anyAnswerTo(question: Question): fc.Arbitrary<QuizAnswer> {
  if (question.kind === undefined) return fc.constantFrom(...optionIdsOf(question));
  const { answer } = kinds[question.kind] as AnyOfKind<OtherKind>;
  const right = kindOf(question, questionKinds)?.mark(question, []).correctAnswer ?? [];
  return fc.oneof(fc.constant(right), answer(question));
}
