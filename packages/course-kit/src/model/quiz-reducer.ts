import { isMarks, type HandInMarks } from './hand-in-marks.js';
import { isSameAttempt, type QuizAttempt } from './quiz-attempt.js';
import {
  isAnswering,
  isBegun,
  reduceAnswering,
  type AnsweringEvent,
  type QuizRefusal,
  type QuizState,
} from './quiz-answering.js';
import { UNANSWERED, type QuizAnswer } from './scoring.js';

/** What becomes of a quiz that was handed in, and of the wish for another attempt. */
export type OutcomeEvent =
  /** What the browser keeps may have been changed by another window. */
  | { readonly type: 'kept'; readonly kept: QuizAttempt | null }
  /** The page is left. */
  | { readonly type: 'paused'; readonly elapsedSeconds: number }
  | { readonly type: 'marked'; readonly id: string; readonly marks: HandInMarks }
  | ({ readonly type: 'refused'; readonly id: string } & QuizRefusal)
  /** The learner wants another attempt. */
  | { readonly type: 'retaken' }
  /** What is asked is known; null where that is what is shown. */
  | { readonly type: 'redrawn'; readonly attempt: QuizAttempt | null }
  | { readonly type: 'undrawn' }
  /** The learner leaves a retake for the result before it; `first` is a new attempt, for where only the score is known. */
  | { readonly type: 'looked-back'; readonly first: QuizAttempt };

/** Something that happened to a quiz. */
export type QuizEvent = AnsweringEvent | OutcomeEvent;

/**
 * A quiz after an event. What is said of a hand-in changes that one alone, whatever was begun since. Returns the same
 * object if the event changes nothing. The half that answers is in a module of its own, which a page loads first.
 */
export function reduceQuiz(state: QuizState, event: QuizEvent): QuizState {
  const { attempt, status, draw } = state;
  const isIts = 'id' in event && attempt.isHandedIn && attempt.handInId === event.id;
  switch (event.type) {
    case 'marked': {
      if (!isIts) return state;
      const { further, ...marks } = event.marks;
      const isKept = state.isKept && attempt.marks !== undefined;
      return {
        ...state,
        attempt: { ...attempt, marks, isRefused: undefined },
        refusal: undefined,
        isUnsent: undefined,
        isKept,
        further,
      };
    }
    case 'refused': {
      const { reason, waitMilliseconds } = event;
      return isIts && !attempt.marks
        ? { ...state, refusal: { reason, waitMilliseconds }, isUnsent: undefined }
        : state;
    }
    case 'kept': {
      const { kept } = event;
      if (!kept || draw) return state;
      const last = kept.marks ? kept : kept.earlier;
      const isGoneOnWith = !kept.isHandedIn && isSameAttempt(kept, attempt);
      if (last?.marks) {
        const isOver = !isGoneOnWith && (status === 'untouched' || isSameAttempt(last, attempt));
        const { marks } = attempt;
        // A pass stays, with the certificate that is being made beside it.
        const isBetter = last.handInId !== attempt.handInId && (last.marks.isPassed || !marks?.isPassed);
        if (marks ? isBetter : isAnswering(state) && isOver)
          return { attempt: last, status: 'begun', isKept: !!marks, isLookedBackAt: last !== kept };
      }
      if (!isGoneOnWith || attempt.isHandedIn || state.isLookedBackAt) return state;
      const joined = joinAnswers(attempt, kept);
      return joined === attempt ? state : { ...state, attempt: joined, status: 'begun' };
    }
    case 'paused': {
      if (!isAnswering(state) || attempt.isHandedIn || !isBegun(attempt)) return state;
      return { ...state, attempt: { ...attempt, elapsedSeconds: event.elapsedSeconds } };
    }
    case 'retaken':
      return { attempt, status, draw: 'awaited' };
    case 'redrawn':
      if (draw !== 'awaited') return state;
      return event.attempt
        ? {
            attempt: { ...event.attempt, earlier: lastMarked(attempt) ?? event.attempt.earlier },
            status: 'begun',
          }
        : { ...state, draw: undefined };
    case 'undrawn':
      return draw === 'awaited' ? { ...state, draw: 'failed' } : state;
    case 'looked-back': {
      if (!isAnswering(state) || attempt.isHandedIn) return state;
      const { earlier } = attempt;
      return isMarks(earlier?.marks, attempt.answers.length)
        ? { attempt: earlier as QuizAttempt, status: 'begun', isLookedBackAt: true }
        : { attempt: event.first, status: 'untouched', isLookedBackAt: true };
    }
    default:
      return reduceAnswering(state, event);
  }
}

/** An attempt with the answers that another window has given to it since. Returns the same object if there are none. */
function joinAnswers(attempt: QuizAttempt, kept: QuizAttempt): QuizAttempt {
  // An answer that could not be kept is newer than none.
  const answers = kept.answers.map((answer, place) =>
    answer === UNANSWERED ? (attempt.answers[place] as QuizAnswer) : answer,
  );
  return JSON.stringify(answers) === JSON.stringify(attempt.answers) ? attempt : { ...attempt, answers };
}

/** What the attempt after this one looks back at. */
function lastMarked({ earlier, ...attempt }: QuizAttempt): QuizAttempt | undefined {
  return attempt.marks ? attempt : earlier;
}
