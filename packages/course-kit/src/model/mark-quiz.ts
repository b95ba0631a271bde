import type { AskedQuestion } from './course.js';
import type { HandInMarks } from './hand-in-marks.js';
import { mark as markOneOption } from './question-kinds/one-option.js';
import type { KindMark, QuestionKinds } from './question-kinds/question-kind.js';
import { isPassingScore, scorePercent, UNANSWERED, type QuizAnswer } from './scoring.js';

/** One question of a marked quiz. */
export interface MarkedAnswer {
  /** As the course has it. */
  readonly question: AskedQuestion;
  /** What was answered. */
  readonly answer: QuizAnswer;
  /** The answer is right. */
  readonly isCorrect: boolean;
  /** The right answer; left out where it is not known here. */
  readonly correctAnswer?: QuizAnswer | undefined;
  /** Why it is right; left out as the right option is. */
  readonly explanation?: string | undefined;
}

/** A marked quiz. */
export interface QuizMarks {
  /** One for each question, in the course's order. */
  readonly answers: readonly MarkedAnswer[];
  /** How many answers are right. */
  readonly correctCount: number;
  /** In percent, rounded. */
  readonly score: number;
  /** The score is at least the pass mark. */
  readonly isPassed: boolean;
}

/**
 * Marks a quiz.
 *
 * @param answers - for each question the id of the chosen option, or what its kind has for an answer.
 * @param passMark - in percent.
 * @param kinds - the kinds of the questions, besides those with one right option: `questionKinds`.
 */
export function markQuiz(
  questions: readonly AskedQuestion[],
  answers: readonly QuizAnswer[],
  passMark: number,
  kinds: QuestionKinds = [],
): QuizMarks {
  const marked = questions.map((question, index) => {
    const answer = answers[index] ?? UNANSWERED;
    const { explanation } = question;
    return { question, answer, ...markAnswer(question, answer, kinds), explanation };
  });
  const correctCount = marked.filter((entry) => entry.isCorrect).length;
  const score = scorePercent(correctCount, questions.length);
  return { answers: marked, correctCount, score, isPassed: isPassingScore(score, passMark) };
}

/** Marks the answer to one question. */
export function markAnswer(question: AskedQuestion, answer: QuizAnswer, kinds: QuestionKinds): KindMark {
  if (!question.kind) return markOneOption(question, answer);
  const kind = kinds.find((each) => each.kind === question.kind);
  if (!kind)
    throw new TypeError(`Questions of the kind "${question.kind}" need to be marked with questionKinds`);
  return kind.mark(question, answer);
}

/** Marks a quiz and leaves out what the learner is not told: after a failure, the right option of a wrong answer. */
export function tellMarks(...quiz: Parameters<typeof markQuiz>): HandInMarks {
  const { answers, score, isPassed } = markQuiz(...quiz);
  return {
    score,
    isPassed,
    passMark: quiz[2],
    answers: answers.map(({ isCorrect, correctAnswer, explanation }) => ({
      isCorrect,
      ...((isPassed || isCorrect) && { correctAnswer, explanation }),
    })),
  };
}
