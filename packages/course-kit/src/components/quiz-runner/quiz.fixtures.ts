import type { Quiz, QuizOutcome, QuizPhase } from '@course-kit/react';
import { askedQuestions, markQuiz, startAttempt, UNANSWERED, type Level } from '@course-kit/react/model';
import { exampleCourse, exampleLevel } from '../example-course.fixtures.js';

/** The index of every question's right option. */
export function rightAnswers(level: Level): number[] {
  return level.questions.map(({ correctAnswer }) => correctAnswer);
}

/** Answers of which only this many are right. */
export function answersWith(rightCount: number, level: Level = exampleLevel(1)): number[] {
  return level.questions.map(({ correctAnswer, options }, index) =>
    index < rightCount ? correctAnswer : (correctAnswer + 1) % options.length,
  );
}

/** A quiz that stands still, for views. */
export function quizAt(phase: QuizPhase, answers: readonly number[] = []): Quiz {
  const attempt = startAttempt(exampleLevel(1).questions);
  return {
    phase,
    attempt: { ...attempt, answers: attempt.answers.map((_, index) => answers[index] ?? UNANSWERED) },
    elapsedSeconds: () => 83,
    answer: () => {},
    submit: async () => {},
    saveAgain: async () => {},
    retake: () => {},
  };
}

/** A quiz that asks these questions of a pool, by their indexes. */
export function quizDrawn({ questions }: Level, drawn: readonly number[]): Quiz {
  const level = { questions, questionCount: drawn.length };
  const attempt = { ...startAttempt(askedQuestions(level, { drawn })), drawn };
  return { ...quizAt({ status: 'answering' }), attempt };
}

/** A quiz that was handed in with this many right answers. */
export function quizFinished(rightCount: number, outcome: Partial<QuizOutcome> = {}): Quiz {
  const { questions } = exampleLevel(1);
  const answers = answersWith(rightCount);
  const marks = markQuiz(questions, answers, exampleCourse.passMark);
  const given = { ...marks, timeSeconds: 83, hadPassed: false, saving: 'saved' as const, ...outcome };
  return quizAt({ status: 'finished', outcome: given }, answers);
}
