import type { AskedQuestion } from '../model/course.js';
import { isMarks, type FurtherAttempts, type HandInMarks } from '../model/hand-in-marks.js';
import type { Ledger } from '../model/ledger.js';
import type { LevelState } from '../model/level-state.js';
import type { QuizAttempt } from '../model/quiz-attempt.js';
import type { MarkedAnswer, QuizMarks } from '../model/mark-quiz.js';
import { idFrom } from '../model/earlier-attempt.js';
import { optionIdsOf } from '../model/question-ids.js';
import type { QuizAnswer } from '../model/scoring.js';
import { failuresOf, isForGood } from '../model/save-status.js';
import { isAnswering, type QuizRefusal, type QuizState } from '../model/quiz-answering.js';
import type { SaveResult } from './save-result.js';
import type { Session } from './course-state.js';

/** A submitted quiz. */
export interface QuizOutcome extends QuizMarks {
  /** One for each question that was asked; empty where a storage keeps no more than the score. */
  readonly answers: readonly MarkedAnswer[];
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** The level is passed by another attempt; that pass stands whatever this one brought. */
  readonly hadPassed: boolean;
  /** How far the result is kept by now. */
  readonly saving: SaveResult;
  /** False where it waits in the page's memory only. @default true */
  readonly isLasting?: boolean;
  /** It was there when the page was opened. @default false */
  readonly isKept?: boolean | undefined;
  /** Which further attempts there are. @default as many as the learner likes, or not known */
  readonly further?: FurtherAttempts | undefined;
  /** Which ones there are is being asked; their line has its place. @default false */
  readonly isFurtherAwaited?: boolean | undefined;
  /** Another attempt is begun, and is gone on with. @default false */
  readonly isRetakeBegun?: boolean | undefined;
  /** Where a lesson of the level is, by its number, for those who answered wrong. @default there are no links to lessons */
  readonly taskHref?: ((task: number) => string | null) | undefined;
}

/** Answers that were handed in and are not marked yet. */
export interface UnmarkedQuiz {
  /** `marking`: they are on their way, and nothing has failed. */
  readonly reason: 'marking' | QuizRefusal['reason'];
  /** How long to wait before there is another attempt, where the server said so. */
  readonly waitMilliseconds?: number | undefined;
  /** Hands the same answers in again. */
  readonly handInAgain: () => Promise<void>;
  /** Where to sign in and come back from; null where the host has no such page. @default none */
  readonly signInHref?: string | null;
}

/** Where a learner is in a quiz. */
export type QuizPhase =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
  /** What becomes of it is being fetched; `known` is the result that the browser has meanwhile. */
  | {
      readonly status: 'opening';
      readonly known?: { readonly score: number; readonly isPassed: boolean } | undefined;
    }
  /** The questions are being drawn: of a later attempt, or where it is not known which one this is; `hasFailed` where the storage could not be asked. */
  | { readonly status: 'drawing'; readonly hasFailed: boolean }
  /** The answers are handed in where the storage marks them, and not marked yet. */
  | { readonly status: 'handed-in'; readonly unmarked: UnmarkedQuiz }
  | { readonly status: 'finished'; readonly outcome: QuizOutcome };

/**
 * How far the ledger is with a hand-in: `signed-out` where it waits for a sign-in, `limited` where it waits for another attempt,
 * undefined where the ledger does not have it, or not any more.
 */
export type HandInPlace = 'sending' | 'waiting' | 'signed-out' | 'limited' | 'refused' | undefined;

/** Where a hand-in is in the ledger. */
export function placeOf({ pending, refused, delivery }: Ledger, handInId: string | undefined): HandInPlace {
  const isIt = ({ id, change }: Ledger['pending'][number]) =>
    id === handInId || (change.kind === 'quiz' && change.handIn?.id === handInId);
  if (!handInId) return undefined;
  if (pending.some(isIt)) {
    if (delivery.status === 'blocked') return 'signed-out';
    return failuresOf(delivery) > 0 ? 'waiting' : 'sending';
  }
  const found = refused.find(isIt);
  return found && (isForGood(found) ? 'refused' : 'limited');
}

/** Whether nobody has answered yet who was asked to take what is handed in, and the ledger does not ask. */
export function isToHandIn({ attempt, refusal }: QuizState, place: HandInPlace): boolean {
  const isOpen = !refusal || refusal.reason === 'waiting';
  return attempt.isHandedIn === true && !marksOf(attempt) && isOpen && !place;
}

/** The marks of an attempt, unless what the browser kept of them is damaged. */
function marksOf({ marks, answers }: QuizAttempt): HandInMarks | undefined {
  return isMarks(marks, answers.length) ? marks : undefined;
}

/** What is shown of a quiz. */
export function quizPhase(
  quiz: QuizState,
  known: {
    /** What is asked. */
    readonly questions: readonly AskedQuestion[];
    readonly place: HandInPlace;
    readonly level: LevelState | undefined;
    readonly session: Session['status'];
    /** Whether the storage marks it. */
    readonly isMarkedThere: boolean;
    /** Whether the storage tells of the latest attempt, and so which further ones there are. */
    readonly isRecalled: boolean;
    readonly isLasting: boolean;
    readonly handInAgain: () => Promise<void>;
    readonly signInHref: string | null;
    readonly taskHref: QuizOutcome['taskHref'];
  },
): QuizPhase {
  const { attempt, status, draw, refusal, isKept, further, isLookedBackAt } = quiz;
  const { questions, place, level, session, isMarkedThere, isRecalled, isLasting } = known;
  const isSignedOut = session === 'signed-out';
  const { handInAgain, signInHref, taskHref } = known;
  if (draw) return { status: 'drawing', hasFailed: draw === 'failed' };
  const { elapsedSeconds: timeSeconds } = attempt;
  const marks = marksOf(attempt);
  const isPassed = level?.isPassed === true;
  const mayBeTold = isRecalled && !isSignedOut;
  if (marks)
    return {
      status: 'finished',
      outcome: {
        ...marksWith(questions, attempt.answers, marks),
        timeSeconds,
        hadPassed: isPassed && !marks.isPassed,
        saving: savingOf(place, session),
        isLasting,
        isKept,
        further,
        isFurtherAwaited: mayBeTold && isKept && !further,
        isRetakeBegun: isLookedBackAt,
        taskHref,
      },
    };
  if (status === 'untouched' && level && level.score !== null)
    return {
      status: 'finished',
      outcome: {
        answers: [],
        correctCount: 0,
        score: level.score,
        isPassed,
        timeSeconds: level.quizTimeSeconds ?? 0,
        hadPassed: false,
        saving: 'saved',
        isKept: !isLookedBackAt,
        isFurtherAwaited: mayBeTold && !isLookedBackAt,
        isRetakeBegun: isLookedBackAt,
        taskHref,
      },
    };
  // What waits for the server is handed in.
  if (isAnswering(quiz) && !refusal) return { status: 'answering' };
  const unmarked = (reason: UnmarkedQuiz['reason'], waitMilliseconds?: number): QuizPhase => ({
    status: 'handed-in',
    unmarked: { reason, waitMilliseconds, handInAgain, signInHref },
  });
  // A visitor's are entered once they are marked.
  const isThere = isMarkedThere && !isSignedOut;
  if (isThere && (place === 'waiting' || place === 'signed-out')) return unmarked(place);
  const isAgain = isKept || refusal !== undefined;
  if (isThere && place === 'sending' && isAgain) return unmarked('marking');
  if (isThere && place === 'limited') return unmarked(place, refusal?.waitMilliseconds);
  if (refusal) return unmarked(refusal.reason, refusal.waitMilliseconds);
  return isThere && isKept ? unmarked('marking') : { status: 'saving' };
}

function savingOf(place: HandInPlace, session: Session['status']): SaveResult {
  if (session === 'signed-out' || place === 'signed-out') return 'signed-out';
  if (!place || place === 'refused') return place ?? 'saved';
  // Before it is known who is learning, nothing is said of where it waits.
  return session === 'loading' ? 'saved' : 'queued';
}

/** Marks with the questions that they are about. */
function marksWith(
  questions: readonly AskedQuestion[],
  given: readonly QuizAnswer[],
  { score, isPassed, answers: marks }: HandInMarks,
): QuizMarks {
  const answers = marks.flatMap((mark, index) => {
    const asked = questions[index];
    if (!asked) return [];
    const correctAnswer = idFrom(optionIdsOf(asked), mark.correctAnswer) as QuizAnswer | undefined;
    const { explanations, ...told } = mark;
    const explanation = asked.explanation ?? explanations?.[asked.language ?? ''];
    // In the language of the page, which may be another one by now than when it was marked.
    const question = explanation === undefined ? asked : { ...asked, explanation };
    return [{ ...told, correctAnswer, question, answer: given[index] as QuizAnswer }];
  });
  return { answers, score, isPassed, correctCount: answers.filter(({ isCorrect }) => isCorrect).length };
}
