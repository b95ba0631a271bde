import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCourse } from './course.arbitrary.js';
import {
  answerQuestion,
  isComplete,
  parseAttempt,
  startAttempt,
  unansweredQuestions,
} from './quiz-attempt.js';
import { UNANSWERED } from './scoring.js';

const anyQuestions = () =>
  anyCourse().chain((course) => fc.constantFrom(...course.levels.map(({ questions }) => questions)));
const anyChance = () => fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const anyChances = () => fc.array(anyChance(), { minLength: 1, maxLength: 12 });
const chanceOf = (numbers: readonly number[]) => {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
};
const anyAttempt = () =>
  fc
    .record({
      questions: anyQuestions(),
      chances: anyChances(),
      choices: fc.array(fc.tuple(fc.integer({ min: -2, max: 9 }), fc.integer({ min: -2, max: 7 }))),
      seconds: fc.nat(),
    })
    .map(({ questions, chances, choices, seconds }) => ({
      questions,
      attempt: choices.reduce((attempt, [question, option]) => answerQuestion(attempt, question, option), {
        ...startAttempt(questions, chanceOf(chances)),
        elapsedSeconds: seconds,
      }),
    }));

describe('startAttempt', () => {
  it('starts with nothing answered, no time spent, and every option shown once', () => {
    fc.assert(
      fc.property(anyQuestions(), anyChances(), (questions, chances) => {
        for (const attempt of [startAttempt(questions), startAttempt(questions, chanceOf(chances))]) {
          expect(attempt.answers).toEqual(questions.map(() => UNANSWERED));
          expect(attempt.elapsedSeconds).toBe(0);
          const sorted = attempt.optionOrder.map((order) => [...order].sort((a, b) => a - b));
          expect(sorted).toEqual(questions.map(({ options }) => options.map((_, index) => index)));
        }
      }),
    );
  });

  it("keeps the author's order of options without chance", () => {
    fc.assert(
      fc.property(anyQuestions(), (questions) => {
        const order = questions.map(({ options }) => options.map((_, index) => index));
        expect(startAttempt(questions).optionOrder).toEqual(order);
      }),
    );
  });

  it('can shuffle every option to every position', () => {
    const question = { id: 'q1', question: '?', options: ['a', 'b', 'c'], correctAnswer: 0, explanation: '' };
    const grid = [0, 0.3, 0.5, 0.7, 0.99];
    const seen = new Set(
      grid.flatMap((a) => grid.map((b) => startAttempt([question], chanceOf([a, b])).optionOrder.join())),
    );
    expect([...seen].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
  });
});

describe('answerQuestion', () => {
  it('answers that question only; unknown questions and options change nothing', () => {
    fc.assert(
      fc.property(
        anyAttempt(),
        fc.integer({ min: -2, max: 9 }),
        fc.integer({ min: -2, max: 7 }),
        ({ questions, attempt }, question, option) => {
          const after = answerQuestion(attempt, question, option);
          const exists = questions[question]?.options[option] !== undefined;
          const answers = exists ? attempt.answers.with(question, option) : attempt.answers;
          expect(after).toEqual({ ...attempt, answers });
        },
      ),
    );
  });
});

describe('unansweredQuestions and isComplete', () => {
  it('name the questions without an answer, from 1', () => {
    fc.assert(
      fc.property(anyAttempt(), ({ attempt }) => {
        const numbers = attempt.answers.map((_, index) => index + 1);
        const unanswered = numbers.filter((number) => attempt.answers[number - 1] === UNANSWERED);
        expect(unansweredQuestions(attempt)).toEqual(unanswered);
        expect(isComplete(attempt)).toBe(unanswered.length === 0);
      }),
    );
  });
});

describe('parseAttempt', () => {
  it('returns what was stored', () => {
    fc.assert(
      fc.property(anyAttempt(), ({ questions, attempt }) => {
        expect(parseAttempt(questions, JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
    );
  });

  it('refuses anything else, and never throws', () => {
    fc.assert(
      fc.property(anyQuestions(), fc.anything(), (questions, stored) => {
        expect(parseAttempt(questions, stored)).toBeNull();
      }),
    );
  });

  it('refuses a draft that one value makes unfit', () => {
    fc.assert(
      fc.property(anyAttempt(), ({ questions, attempt }) => {
        fc.pre(questions.length > 0);
        const { answers, optionOrder } = attempt;
        const [order = []] = optionOrder;
        const unfit = [
          { ...attempt, answers: answers.slice(1) },
          { ...attempt, answers: [...answers, 0] },
          { ...attempt, answers: answers.with(0, order.length) },
          { ...attempt, answers: answers.with(0, -2) },
          { ...attempt, answers: answers.with(0, 0.5) },
          { ...attempt, optionOrder: optionOrder.slice(1) },
          { ...attempt, optionOrder: [...optionOrder, [0, 1]] },
          { ...attempt, optionOrder: optionOrder.with(0, order.slice(1)) },
          { ...attempt, optionOrder: optionOrder.with(0, order.with(0, order[1] ?? 0)) },
          { ...attempt, optionOrder: optionOrder.with(0, [...order, 0]) },
          ...[-1, Number.NaN, Infinity, '5', null].map((elapsedSeconds) => ({ ...attempt, elapsedSeconds })),
        ];
        for (const draft of unfit) expect(parseAttempt(questions, draft)).toBeNull();
      }),
    );
  });

  it('continues from whole seconds', () => {
    const stored = { answers: [], optionOrder: [], elapsedSeconds: 12.9 };
    expect(parseAttempt([], stored)?.elapsedSeconds).toBe(12);
  });
});
