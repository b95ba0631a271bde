import type { Quiz, QuizOutcome, QuizPhase } from '@course-kit/react';
import {
  hasOneOption,
  askedQuestions,
  markQuiz,
  optionIdAt,
  startAttempt,
  UNANSWERED,
  type Level,
} from '@course-kit/react/model';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';

/** Answers of which only this many are right. */
export function answersWith(rightCount: number, level: Level = exampleLevel(1)): number[] {
  return level.questions
    .filter(hasOneOption)
    .map(({ correctAnswer, options }, index) =>
      index < rightCount ? correctAnswer : (correctAnswer + 1) % options.length,
    );
}

const idAt = (place: number | undefined) => (place === undefined ? UNANSWERED : optionIdAt(place));

/** A quiz that stands still, for views. */
export function quizAt(phase: QuizPhase, places: readonly number[] = []): Quiz {
  const attempt = startAttempt(exampleLevel(1).questions);
  return {
    phase,
    attempt: { ...attempt, answers: attempt.answers.map((_, index) => idAt(places[index])) },
    elapsedSeconds: () => 83,
    answer: () => {},
    submit: async () => {},
    saveAgain: async () => {},
    retake: () => {},
  };
}

/** A quiz that asks these questions of a pool. */
export function quizDrawn(pool: Level, questions: readonly string[]): Quiz {
  const attempt = startAttempt(askedQuestions(pool, { questions }));
  return { ...quizAt({ status: 'answering' }), attempt };
}

/** A quiz that was handed in with this many right answers. */
export function quizFinished(
  rightCount: number,
  outcome: Partial<QuizOutcome> = {},
  { questions }: Pick<Level, 'questions'> = exampleLevel(1),
): Quiz {
  const places = answersWith(rightCount);
  const marks = markQuiz(questions, places.map(idAt), exampleCourse.passMark);
  const given = { ...marks, timeSeconds: 83, hadPassed: false, saving: 'saved' as const, ...outcome };
  return quizAt({ status: 'finished', outcome: given }, places);
}
