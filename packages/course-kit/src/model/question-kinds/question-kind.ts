import type { AskedQuestion, Question } from '../question.js';
import type { PartKind } from '../figure.js';
import type { QuizAnswer } from '../scoring.js';

/** A marked answer. */
export interface KindMark {
  /** The answer is right. */
  readonly isCorrect: boolean;
  /** The right answer; undefined where the question does not have it. */
  readonly correctAnswer: QuizAnswer | undefined;
}

/** What there is to know of a kind of questions: each module of this folder that is named after one exports it. */
export interface QuestionKind<Asked = AskedQuestion, Whole = Question> extends PartKind {
  /** Whether a value, such as one out of a storage, is an answer to the question. */
  readonly isAnswer: (question: Asked, value: unknown) => boolean;
  /** Marks what is an answer, and anything else as wrong. */
  readonly mark: (question: Asked, answer: QuizAnswer) => KindMark;
  /** What a database marks answers by: `course-kit keys` writes it, and a function of the kind reads it. */
  readonly keyOf: (question: Whole) => object;
  /** The question without its right answer and explanation, for pages of a quiz that a storage marks. */
  readonly askedOf: (question: Whole) => Asked;
}

/** Kinds of questions. */
export type QuestionKinds = readonly QuestionKind[];
