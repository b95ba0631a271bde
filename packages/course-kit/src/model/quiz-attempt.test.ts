import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCourse } from './course.arbitrary.js';
import {
  answerQuestion,
  askedQuestions,
  isComplete,
  parseAttempt,
  unansweredQuestions,
  type QuizPool,
} from './quiz-attempt.js';
import { isPool, startAttempt, startRetake } from './quiz-draw.js';
import { optionIdAt, optionIdsOf } from './question-ids.js';
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
      attempt: choices.reduce(
        (attempt, [question, option]) => answerQuestion(attempt, question, optionIdAt(option)),
        {
          ...startAttempt(questions, chanceOf(chances)),
          elapsedSeconds: seconds,
        },
      ),
    }));

/** A level that asks all of its questions. */
const wholeOf = (questions: QuizPool['questions']): QuizPool => ({
  questions,
  questionCount: questions.length,
});

describe('startAttempt', () => {
  it('starts with nothing answered, no time spent, and every option shown once', () => {
    fc.assert(
      fc.property(anyQuestions(), anyChances(), (questions, chances) => {
        for (const attempt of [startAttempt(questions), startAttempt(questions, chanceOf(chances))]) {
          expect(attempt.answers).toEqual(questions.map(() => UNANSWERED));
          expect(attempt.elapsedSeconds).toBe(0);
          expect(attempt.questions).toEqual(questions.map(({ id }) => id));
          const sorted = attempt.optionOrder.map((order) => [...order].sort());
          expect(sorted).toEqual(questions.map((question) => [...optionIdsOf(question)].sort()));
        }
      }),
    );
  });

  it("keeps the author's order of options without chance", () => {
    fc.assert(
      fc.property(anyQuestions(), (questions) => {
        expect(startAttempt(questions).optionOrder).toEqual(questions.map(optionIdsOf));
      }),
    );
  });

  it('can shuffle every option to every position', () => {
    const question = { id: 'q1', question: '?', options: ['a', 'b', 'c'], correctAnswer: 0, explanation: '' };
    const grid = [0, 0.3, 0.5, 0.7, 0.99];
    const seen = new Set(
      grid.flatMap((a) => grid.map((b) => startAttempt([question], chanceOf([a, b])).optionOrder.join())),
    );
    expect([...seen].sort()).toEqual(['a,b,c', 'a,c,b', 'b,a,c', 'b,c,a', 'c,a,b', 'c,b,a']);
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
          const id = optionIdAt(option);
          const after = answerQuestion(attempt, question, id);
          const exists = questions[question]?.options[option] !== undefined;
          const answers = exists ? attempt.answers.with(question, id) : attempt.answers;
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
        expect(parseAttempt(wholeOf(questions), JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
    );
  });

  it('keeps what was stored where questions say by now which step teaches their answers', () => {
    fc.assert(
      fc.property(anyAttempt(), ({ questions, attempt }) => {
        const taught = questions.map((question) => ({ ...question, taughtIn: { task: 1, step: 2 } }));
        expect(parseAttempt(wholeOf(taught), JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
    );
  });

  it('refuses anything else, and never throws', () => {
    fc.assert(
      fc.property(anyQuestions(), fc.anything(), (questions, stored) => {
        expect(parseAttempt(wholeOf(questions), stored)).toBeNull();
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
          { ...attempt, answers: [...answers, 'a'] },
          ...['no', '', order.length, -2, 0.5, null, ['a']].map((answer) => ({
            ...attempt,
            answers: [answer, ...answers.slice(1)],
          })),
          { ...attempt, questions: attempt.questions.with(0, 'gone') },
          { ...attempt, questions: attempt.questions.slice(1) },
          { ...attempt, questions: [...attempt.questions, 'gone'] },
          { ...attempt, questions: 'first' },
          { ...attempt, optionOrder: optionOrder.slice(1) },
          { ...attempt, optionOrder: [...optionOrder, ['a', 'b']] },
          { ...attempt, optionOrder: optionOrder.with(0, order.slice(1)) },
          { ...attempt, optionOrder: optionOrder.with(0, order.with(0, order[1] ?? '')) },
          { ...attempt, optionOrder: optionOrder.with(0, [...order, 'a']) },
          { ...attempt, optionOrder: ['abc', ...optionOrder.slice(1)] },
          ...[-1, Number.NaN, Infinity, '5', null].map((elapsedSeconds) => ({ ...attempt, elapsedSeconds })),
        ];
        for (const draft of unfit) expect(parseAttempt(wholeOf(questions), draft)).toBeNull();
      }),
    );
  });

  it('finds its questions whatever their words and their order are by now', () => {
    fc.assert(
      fc.property(anyAttempt(), ({ questions, attempt }) => {
        const mended = questions.toReversed().map((question) => ({ ...question, question: 'Which?' }));
        expect(parseAttempt(wholeOf(mended), attempt)).toEqual(attempt);
      }),
    );
  });

  it('continues from whole seconds', () => {
    const stored = { answers: [], questions: [], optionOrder: [], elapsedSeconds: 12.9 };
    expect(parseAttempt(wholeOf([]), stored)?.elapsedSeconds).toBe(12);
  });
});

describe('a pool', () => {
  /** A level that asks some of its questions, or all. */
  const anyPool = () =>
    anyQuestions()
      .filter((questions) => questions.length > 0)
      .chain((questions) =>
        fc.record({
          questions: fc.constant(questions),
          questionCount: fc.integer({ min: 1, max: questions.length }),
        }),
      );

  it('asks its first questions in a first attempt', () => {
    fc.assert(
      fc.property(anyPool(), (pool) => {
        expect(askedQuestions(pool)).toEqual(pool.questions.slice(0, pool.questionCount));
        expect(askedQuestions(pool, startAttempt(askedQuestions(pool)))).toEqual(askedQuestions(pool));
      }),
    );
  });

  it('asks in each later one as many different questions, the same ones for the same chance', () => {
    fc.assert(
      fc.property(anyPool(), anyChances(), (pool, chances) => {
        const attempt = startRetake(pool, chanceOf(chances));
        const asked = askedQuestions(pool, attempt);
        expect(asked).toHaveLength(pool.questionCount);
        expect(new Set(asked.map(({ id }) => id)).size).toBe(pool.questionCount);
        expect(pool.questions).toEqual(expect.arrayContaining([...asked]));
        expect(attempt.optionOrder.map(({ length }) => length)).toEqual(
          asked.map(({ options }) => options.length),
        );
        expect(startRetake(pool, chanceOf(chances))).toEqual(attempt);
      }),
    );
  });

  it('asks all questions in their order where an attempt asks all', () => {
    fc.assert(
      fc.property(anyQuestions(), anyChances(), (questions, chances) => {
        const level = { questions, questionCount: questions.length };
        expect(isPool(level)).toBe(false);
        expect(askedQuestions(level, startRetake(level, chanceOf(chances)))).toEqual(questions);
      }),
    );
  });

  it('can ask every question at every place', () => {
    const question = {
      id: 'q',
      question: 'Which?',
      options: ['a', 'b'],
      correctAnswer: 0,
      explanation: 'So.',
    };
    const pool = { questions: [0, 1, 2, 3].map((id) => ({ ...question, id: `q${id}` })), questionCount: 2 };
    const grid = [0, 0.25, 0.5, 0.75];
    const draws = grid.flatMap((a) =>
      grid.flatMap((b) => grid.map((c) => startRetake(pool, chanceOf([a, b, c, 0, 0])).questions.join())),
    );
    // Four questions for the first place, three for the second.
    expect(new Set(draws).size).toBe(12);
  });

  it('keeps what was drawn in a draft, and the hand-in that it was drawn for', () => {
    fc.assert(
      fc.property(anyPool(), anyChances(), (pool, chances) => {
        const attempt = { ...startRetake(pool, chanceOf(chances)), ...(isPool(pool) && { handInId: 'a1' }) };
        expect(parseAttempt(pool, JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
      }),
    );
  });

  it.each([
    ['a question twice', [1, 1]],
    ['a question that there is not', [1, 4]],
    ['a question too many', [0, 1, 2]],
    ['a part of a question', [0, 0.5]],
    ['none', []],
    ['something else', 'first'],
    ['nothing', null],
  ])('refuses a draft that has drawn %s', (_, drawn) => {
    const question = { id: 'q', question: 'Which?', options: ['a', 'b'] };
    const pool = { questions: [0, 1, 2, 3].map((id) => ({ ...question, id: `q${id}` })), questionCount: 2 };
    const { questions, ...draft } = startRetake(pool, () => 0);
    expect(parseAttempt(pool, { ...draft, questions })).toEqual({ ...draft, questions });
    expect(parseAttempt(pool, { ...draft, questions: drawn })).toBeNull();
  });
});
