import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandInMarks } from './hand-in-marks.js';
import { attemptInOrder, parseAttempt, type QuizAttempt } from './quiz-attempt.js';
import { startRetake } from './quiz-draw.js';
import { isAnswering, type QuizState } from './quiz-answering.js';
import { reduceQuiz, type QuizEvent } from './quiz-reducer.js';

const questions = ['A?', 'B?', 'C?'].map((question, index) => ({
  id: `q${index}`,
  question,
  options: ['yes', 'no', 'perhaps'],
}));
const pool = { questions, questionCount: 2 };
const first = attemptInOrder(questions.slice(0, 2));
const CLOSED: QuizState = { attempt: first, status: 'closed' };

const anyId = () => fc.constantFrom('one', 'two', 'three');
const anySeconds = () => fc.nat(9999);
const anyMarks = (): fc.Arbitrary<HandInMarks> =>
  fc.boolean().map((isPassed) => ({
    score: isPassed ? 100 : 50,
    isPassed,
    passMark: 70,
    answers: [{ isCorrect: true }, { isCorrect: isPassed }],
  }));
const anyVerdict = () =>
  fc.oneof(
    fc.record({ type: fc.constant('marked' as const), id: anyId(), marks: anyMarks() }),
    fc.record({
      type: fc.constant('refused' as const),
      id: anyId(),
      reason: fc.constantFrom('waiting' as const, 'limited' as const),
    }),
  );
/** Something that a learner does to the answers. */
const anyGiven = () =>
  fc.oneof(
    fc.record({
      type: fc.constant('answered' as const),
      question: fc.nat(2),
      answer: fc.constantFrom('a', 'b', 'c', 'd'),
      elapsedSeconds: anySeconds(),
    }),
    fc.record({ type: fc.constant('submitted' as const), id: anyId(), elapsedSeconds: anySeconds() }),
  );
const anyEvent = (): fc.Arbitrary<QuizEvent> =>
  fc.oneof(
    anyGiven(),
    fc.record({ type: fc.constant('paused' as const), elapsedSeconds: anySeconds() }),
    anyVerdict(),
    fc.constant({ type: 'retaken' as const }),
    fc.record({
      type: fc.constant('redrawn' as const),
      attempt: fc.option(fc.constant(startRetake(pool, () => 0))),
    }),
    fc.constantFrom({ type: 'undrawn' as const }, { type: 'failed' as const }),
    fc.constant({ type: 'looked-back' as const, first }),
    fc.constant({ type: 'opened' as const, draft: null, first }),
  );
const after = (events: readonly QuizEvent[], quiz: QuizState = CLOSED) => events.reduce(reduceQuiz, quiz);
const OPENED: QuizEvent = { type: 'opened', draft: null, first };
/** Both questions answered and handed in. */
const HANDED_IN: readonly QuizEvent[] = [
  OPENED,
  { type: 'answered', question: 0, answer: 'b', elapsedSeconds: 5 },
  { type: 'answered', question: 1, answer: 'a', elapsedSeconds: 8 },
  { type: 'submitted', id: 'one', elapsedSeconds: 9 },
];
/** Any quiz that was opened, and what events can lead to; of half of them something was handed in. */
const anyQuiz = () =>
  fc
    .tuple(fc.constantFrom([OPENED], HANDED_IN), fc.array(anyEvent(), { maxLength: 20 }))
    .map(([begin, events]) => after([...begin, ...events]));
/** What a page finds that is loaded now. */
const reloaded = ({ attempt }: QuizState, closed = CLOSED) =>
  reduceQuiz(closed, {
    type: 'opened',
    draft: parseAttempt(pool, JSON.parse(JSON.stringify(attempt))),
    first,
  });

describe('a quiz, after any events', () => {
  it('is the same on a page loaded anew: answers, order, time, and marks where there are some', () => {
    fc.assert(
      fc.property(anyQuiz(), (quiz) => {
        expect(JSON.parse(JSON.stringify(reloaded(quiz).attempt))).toEqual(
          JSON.parse(JSON.stringify(quiz.attempt)),
        );
      }),
    );
  });

  it('is not changed by what is said of another hand-in', () => {
    fc.assert(
      fc.property(anyQuiz(), anyVerdict(), (quiz, verdict) => {
        const id = `not ${quiz.attempt.handInId}`;
        expect(reduceQuiz(quiz, { ...verdict, id })).toBe(quiz);
      }),
    );
  });

  it('keeps its marks until another attempt is begun by a press', () => {
    fc.assert(
      fc.property(anyMarks(), fc.array(anyEvent()), (marks, events) => {
        const quiz = after([...HANDED_IN, { type: 'marked', id: 'one', marks }]);
        expect(quiz.attempt.marks).toEqual(marks);
        const others = events.filter(
          ({ type }) => !['retaken', 'opened', 'redrawn', 'marked'].includes(type),
        );
        expect(after(others, quiz).attempt).toBe(quiz.attempt);
      }),
    );
  });

  it('leads from a retake back to its marks, and from there to the retake as it was', () => {
    fc.assert(
      fc.property(anyMarks(), fc.array(anyGiven()), (marks, given) => {
        const marked = after([...HANDED_IN, { type: 'marked', id: 'one', marks }]);
        const draft = startRetake(pool, () => 0);
        const begun = after([{ type: 'retaken' }, { type: 'redrawn', attempt: draft }, ...given], marked);
        const result = reduceQuiz(begun, { type: 'looked-back', first });
        fc.pre(!begun.attempt.isHandedIn);
        expect(result.attempt).toEqual(marked.attempt);
        const again = after([{ type: 'retaken' }, { type: 'redrawn', attempt: begun.attempt }], result);
        expect(again.attempt).toEqual(begun.attempt);
      }),
    );
  });

  it('takes no answer, and no second hand-in, while it is marked and after', () => {
    fc.assert(
      fc.property(anyVerdict(), anyGiven(), (verdict, given) => {
        const quiz = after([...HANDED_IN, { ...verdict, id: 'one' }]);
        const { attempt } = reduceQuiz(quiz, given);
        expect(isAnswering(quiz) || attempt === quiz.attempt).toBe(true);
      }),
    );
  });

  it('is handed in only with every question answered', () => {
    fc.assert(
      fc.property(anyQuiz(), ({ attempt }) => {
        expect(attempt.isHandedIn === true && attempt.answers.includes(-1)).toBe(false);
      }),
    );
  });
});

it('answered in two windows at once, keeps the last answer to each question, wherever it was given', () => {
  const anyPress = fc.record({
    window: fc.nat(1),
    question: fc.nat(1),
    answer: fc.constantFrom('a', 'b', 'c'),
    elapsedSeconds: anySeconds(),
  });
  fc.assert(
    fc.property(fc.array(anyPress, { minLength: 1 }), (presses) => {
      const windows = [after([OPENED]), after([OPENED])];
      let kept: QuizAttempt | null = null;
      for (const { window, ...press } of presses) {
        const quiz = reduceQuiz(windows[window] as QuizState, { type: 'answered', ...press, kept });
        windows[window] = quiz;
        kept = parseAttempt(pool, JSON.parse(JSON.stringify(quiz.attempt)));
      }
      const last = (place: number) => presses.findLast(({ question }) => question === place)?.answer ?? -1;
      expect(kept?.answers).toEqual([last(0), last(1)]);
    }),
  );
});

it('shows the answers of another window as they arrive, and loses none that could not be kept', () => {
  const anyAnswers = fc.tuple(...first.answers.map(() => fc.constantFrom(-1 as const, 'a', 'b')));
  const gone = fc.constantFrom({ isHandedIn: true }, { questions: ['q2', 'q0'] });
  fc.assert(
    fc.property(anyAnswers, anyAnswers, fc.option(gone), (here, there, other) => {
      const quiz: QuizState = { attempt: { ...first, answers: here }, status: 'untouched' };
      const shown = reduceQuiz(quiz, { type: 'kept', kept: { ...first, answers: there, ...other } });
      const joined = here.map((own, place) => (there[place] === -1 ? own : there[place]));
      expect(shown.attempt.answers).toEqual(other ? here : joined);
      expect(shown === quiz).toBe(`${shown.attempt.answers}` === `${here}`);
    }),
  );
});

it('in two windows, is handed in once, and what is marked is shown in both', () => {
  const anyStep = fc.record({ window: fc.nat(1), event: anyGiven(), isTold: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 12 }), anyMarks(), (steps, marks) => {
      const answered = after(HANDED_IN.slice(0, -1));
      const windows = [answered, answered];
      const ids = new Set<string>();
      const told: (HandInMarks | undefined)[] = [];
      let kept: QuizAttempt | null = answered.attempt;
      for (const [index, { window, event, isTold }] of steps.entries()) {
        const press = event.type === 'submitted' ? { ...event, id: `hand-in ${index}` } : event;
        const pressed = reduceQuiz(windows[window] as QuizState, { ...press, kept });
        const { handInId, isHandedIn } = pressed.attempt;
        if (isHandedIn && handInId) ids.add(handInId);
        windows[window] = isHandedIn
          ? reduceQuiz(pressed, { type: 'marked', id: handInId ?? '', marks })
          : pressed;
        kept = parseAttempt(pool, JSON.parse(JSON.stringify(windows[window].attempt)));
        const other = windows[1 - window] as QuizState;
        if (isTold) windows[1 - window] = reduceQuiz(other, { type: 'kept', kept });
        if (isTold && isHandedIn) told.push(windows[1 - window]?.attempt.marks);
      }
      expect(ids.size).toBeLessThan(2);
      expect(told.every((shown) => shown !== undefined)).toBe(true);
    }),
  );
});

it('is over where another window has begun, or handed in, the attempt after it', () => {
  fc.assert(
    fc.property(anyGiven(), anyMarks(), fc.boolean(), (given, marks, isHandedIn) => {
      const behind = after(HANDED_IN.slice(0, -1));
      const marked = { ...behind.attempt, handInId: 'one', isHandedIn: true, marks };
      const begun = { ...startRetake(pool, () => 0), answers: ['b', 'b'], earlier: marked };
      const kept = { ...begun, ...(isHandedIn && { isHandedIn, handInId: 'two' }) };
      // Answers given there would take the place of what is kept.
      expect(reduceQuiz(behind, { ...given, kept }).attempt).toBe(kept);
      expect(reduceQuiz(behind, { type: 'kept', kept })).toMatchObject({
        attempt: marked,
        isLookedBackAt: true,
      });
    }),
  );
});

it('shows the newest result, whatever another window is at with the attempt after it, but no failure in the place of a pass', () => {
  fc.assert(
    fc.property(
      anyMarks(),
      anyMarks(),
      fc.boolean(),
      fc.boolean(),
      (marks, later, isLookedBackAt, isBegun) => {
        const marked = after([...HANDED_IN, { type: 'marked', id: 'one', marks }]);
        const retake: QuizAttempt = { ...startRetake(pool, () => 0), earlier: marked.attempt };
        const shown = isLookedBackAt
          ? reduceQuiz({ attempt: retake, status: 'begun' }, { type: 'looked-back', first })
          : marked;
        expect(reduceQuiz(shown, { type: 'kept', kept: retake })).toBe(shown);
        const handedIn = { ...retake, answers: ['a', 'a'], handInId: 'two', isHandedIn: true };
        expect(reduceQuiz(shown, { type: 'kept', kept: handedIn })).toBe(shown);
        const newest = { ...handedIn, marks: later };
        const kept = isBegun ? { ...startRetake(pool, () => 0.5), earlier: newest } : newest;
        const quiz = reduceQuiz(shown, { type: 'kept', kept });
        const isWorse = marks.isPassed && !later.isPassed;
        const news: QuizState = { attempt: newest, status: 'begun', isKept: true, isLookedBackAt: isBegun };
        expect(quiz).toEqual(isWorse ? shown : news);
      },
    ),
  );
});

describe('answers from before the draft is read', () => {
  const early = after([{ type: 'answered', question: 1, answer: 'c', elapsedSeconds: 3 }]);

  it('join it', () => {
    const kept = after([
      { type: 'opened', draft: null, first },
      { type: 'answered', question: 0, answer: 'b', elapsedSeconds: 8 },
    ]);
    expect(reloaded(kept, early).attempt).toMatchObject({ answers: ['b', 'c'], elapsedSeconds: 8 });
  });

  it('are none to questions that were drawn, nor to a test that was handed in', () => {
    const drawn = { ...first, questions: ['q2', 'q0'], handInId: 'one' };
    const handedIn = { ...first, answers: ['a', 'a'], handInId: 'one', isHandedIn: true };
    for (const draft of [drawn, handedIn])
      expect(reduceQuiz(early, { type: 'opened', draft, first }).attempt).toBe(draft);
  });
});

it('what could not be sent is shown as it was, can be changed, and is the same hand-in where it is not', () => {
  const given = { ...first, answers: ['a', 'a'], handInId: 'one', isHandedIn: true };
  const unsent = after([{ type: 'failed' }], {
    attempt: given,
    status: 'begun',
  });
  expect(isAnswering(unsent)).toBe(true);
  expect(reduceQuiz(unsent, { type: 'submitted', id: 'two', elapsedSeconds: 9 }).attempt.handInId).toBe(
    'one',
  );
  const changed = reduceQuiz(unsent, { type: 'answered', question: 0, answer: 'b', elapsedSeconds: 9 });
  expect(changed.attempt.isHandedIn).toBeUndefined();
});
