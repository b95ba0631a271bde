import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCourse, anyPassMark } from './course.arbitrary.js';
import { markQuiz } from './mark-quiz.js';
import { hasOneOption } from './question.js';
import { optionIdsOf } from './question-ids.js';
import { isPassingScore, scorePercent, UNANSWERED, type QuizAnswer } from './scoring.js';

const anyMarks = () => fc.nat(300).chain((total) => fc.tuple(fc.nat(total), fc.constant(total)));

describe('scorePercent', () => {
  it('is the nearest whole percent, halves up', () => {
    fc.assert(
      fc.property(anyMarks(), ([correct, total]) => {
        fc.pre(total > 0);
        // In whole numbers, so that the check itself cannot be rounded.
        const twice = 2 * scorePercent(correct, total) * total;
        expect(twice).toBeGreaterThan(200 * correct - total);
        expect(twice).toBeLessThanOrEqual(200 * correct + total);
      }),
      { examples: [[[23, 40]]] },
    );
  });

  it('is 100 when all is right and 0 when nothing is, or when there are no questions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (total) => {
        expect(scorePercent(total, total)).toBe(100);
        expect(scorePercent(0, total)).toBe(0);
      }),
    );
    expect(scorePercent(0, 0)).toBe(0);
  });

  it('never falls with one more right answer', () => {
    fc.assert(
      fc.property(anyMarks(), ([correct, total]) => {
        fc.pre(correct < total);
        expect(scorePercent(correct + 1, total)).toBeGreaterThanOrEqual(scorePercent(correct, total));
      }),
    );
  });

  it.each([
    [3, 5, 60],
    [4, 5, 80],
    [2, 3, 67],
    [1, 8, 13],
    [23, 40, 58],
  ])('of %i right answers of %i is %i', (correct, total, score) => {
    expect(scorePercent(correct, total)).toBe(score);
  });
});

describe('isPassingScore', () => {
  it('passes from the pass mark on and not below; no score is no pass', () => {
    fc.assert(
      fc.property(anyPassMark(), fc.nat(100), (passMark, above) => {
        expect(isPassingScore(passMark + above, passMark)).toBe(true);
        expect(isPassingScore(passMark - 1 - above, passMark)).toBe(false);
        expect(isPassingScore(null, passMark)).toBe(false);
      }),
    );
  });
});

describe('markQuiz', () => {
  const anyAnsweredLevel = () =>
    anyCourse().chain((course) =>
      fc
        .constantFrom(...course.levels.map((level) => level.questions.filter(hasOneOption)))
        .chain((questions) =>
          fc.record({
            questions: fc.constant(questions),
            answers: fc.tuple(
              ...questions.map((question) =>
                fc.constantFrom<QuizAnswer>(UNANSWERED, ...optionIdsOf(question)),
              ),
            ),
            passMark: fc.constant(course.passMark),
          }),
        ),
    );

  it('marks each question by its right option, and passes by the pass mark of the course', () => {
    fc.assert(
      fc.property(anyAnsweredLevel(), ({ questions, answers, passMark }) => {
        const marks = markQuiz(questions, answers, passMark);
        expect(marks.answers.map(({ question }) => question)).toEqual(questions);
        expect(marks.answers.map(({ answer }) => answer)).toEqual(answers);
        const isRight = questions.map(
          (question, index) => answers[index] === optionIdsOf(question)[question.correctAnswer],
        );
        expect(marks.answers.map(({ isCorrect }) => isCorrect)).toEqual(isRight);
        expect(marks.correctCount).toBe(isRight.filter(Boolean).length);
        expect(marks.score).toBe(scorePercent(marks.correctCount, questions.length));
        expect(marks.isPassed).toBe(marks.score >= passMark);
      }),
    );
  });

  it('counts missing answers as unanswered, and too many as nothing', () => {
    fc.assert(
      fc.property(anyAnsweredLevel(), ({ questions, passMark }) => {
        const marks = markQuiz(questions, [], passMark);
        expect(marks).toEqual(
          markQuiz(
            questions,
            questions.map(() => UNANSWERED),
            passMark,
          ),
        );
        expect(marks.correctCount).toBe(0);
        const right = questions.map(
          (question) => optionIdsOf(question)[question.correctAnswer] ?? UNANSWERED,
        );
        expect(markQuiz(questions, [...right, 'a', 'a'], passMark)).toEqual(
          markQuiz(questions, right, passMark),
        );
      }),
    );
  });
});
