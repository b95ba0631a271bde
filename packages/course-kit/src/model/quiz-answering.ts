import type { FurtherAttempts } from './hand-in-marks.js';
import { answerQuestion, isComplete, isSameAttempt, type QuizAttempt } from './quiz-attempt.js';
import { isAnswered, type QuizAnswer } from './scoring.js';

/** Why answers that were handed in have no marks. */
export interface QuizRefusal {
  /**
   * - `waiting`: they are kept, and marked when the server can be reached.
   * - `limited`: there were too many attempts; they are kept, and can be handed in again later.
   * - `refused`: the server does not take them.
   * - `redrawn`: another attempt was handed in meanwhile, so this one asks other questions of the pool.
   * - `signed-out`: they are kept, and marked when their learner signs in.
   */
  readonly reason: 'waiting' | 'limited' | 'refused' | 'redrawn' | 'signed-out';
  /** How long to wait before there is another attempt, where the server said so. */
  readonly waitMilliseconds?: number | undefined;
}

/** A level's quiz on a page. */
export interface QuizState {
  /** Its answers, and once they are handed in what has become of them. */
  readonly attempt: QuizAttempt;
  /**
   * - `closed`: it is not known yet what the browser keeps; answers that are given until then join it.
   * - `untouched`: nothing is kept, and nothing is answered.
   * - `begun`: it is kept.
   */
  readonly status: 'closed' | 'untouched' | 'begun';
  /** What it asks is awaited, or the storage could not be asked. */
  readonly draw?: 'awaited' | 'failed' | undefined;
  readonly refusal?: QuizRefusal | undefined;
  /** The code that hands it in could not be fetched yet: it is tried again, and answers can be changed. */
  readonly isUnsent?: boolean | undefined;
  /** It was handed in, or marked, before it was opened. */
  readonly isKept?: boolean | undefined;
  /** Which attempts there are after this one, where a storage has just said so. */
  readonly further?: FurtherAttempts | undefined;
  /** It is the result before a retake that is begun, which the browser keeps meanwhile. */
  readonly isLookedBackAt?: boolean | undefined;
}

/** Something that a learner does to the answers of a quiz. */
export type AnsweringEvent =
  /** The browser was asked what it keeps; `first` is a new attempt, for where that is nothing. */
  | {
      readonly type: 'opened';
      readonly draft: QuizAttempt | null;
      readonly first: QuizAttempt;
      /** Whether a storage is asked as well. */
      readonly draw?: 'awaited' | undefined;
    }
  | {
      readonly type: 'answered';
      readonly question: number;
      readonly answer: QuizAnswer;
      readonly elapsedSeconds: number;
      /** What the browser keeps by now: another window may have answered other questions, or handed them in. @default nothing */
      readonly kept?: QuizAttempt | null | undefined;
    }
  /** `id` identifies the hand-in, unless a draw has named it; `kept` is as above. */
  | {
      readonly type: 'submitted';
      readonly id: string;
      readonly elapsedSeconds: number;
      readonly kept?: QuizAttempt | null | undefined;
    }
  /** The code that marks, hands in and draws could not be fetched. */
  | { readonly type: 'failed' };

/** Whether answers can be given and changed. */
export function isAnswering({ attempt, draw, isUnsent }: QuizState): boolean {
  return !draw && (!attempt.isHandedIn || (isUnsent === true && !attempt.marks));
}

/** Whether anything is answered. */
export const isBegun = ({ answers }: QuizAttempt) => answers.some(isAnswered);

/** A quiz after something that the learner did. Returns the same object if that changes nothing. */
export function reduceAnswering(state: QuizState, event: AnsweringEvent): QuizState {
  const { attempt, status } = state;
  if (event.type === 'opened') {
    const { draft, first, draw } = event;
    const shown = status === 'closed' ? attempt : first;
    if (!draft) return { attempt: shown, status: isBegun(shown) ? 'begun' : 'untouched', draw };
    // They were given to the first questions, and not to a draw, nor to what was handed in.
    const early = draft.handInId ? [] : shown.answers;
    return {
      attempt: early.reduce((now, answer, place) => answerQuestion(now, place, answer), draft),
      status: 'begun',
      isKept: draft.isHandedIn,
    };
  }
  // The first questions are asked then, and answers can be changed.
  if (event.type === 'failed') return { ...state, draw: undefined, isUnsent: true };
  if (!isAnswering(state)) return state;
  const { elapsedSeconds, kept } = event;
  const isSame = kept && isSameAttempt(kept, attempt);
  // Another window has handed it in: once is enough. It may have begun the next one since.
  const isOver = isSame || (kept?.earlier ? isSameAttempt(kept.earlier, attempt) : status === 'untouched');
  if (kept && isOver && (kept.isHandedIn || !isSame))
    return { attempt: kept, status: 'begun', refusal: kept.isRefused ? { reason: 'refused' } : undefined };
  switch (event.type) {
    case 'answered': {
      const { question, answer } = event;
      const before = isSame ? { ...attempt, answers: kept.answers } : attempt;
      const next = answerQuestion(before, question, answer);
      if (next === before) return state;
      return { attempt: { ...next, elapsedSeconds }, status: status === 'closed' ? status : 'begun' };
    }
    case 'submitted': {
      if (!isComplete(attempt)) return state;
      const handInId = attempt.handInId ?? event.id;
      return { attempt: { ...attempt, elapsedSeconds, handInId, isHandedIn: true }, status: 'begun' };
    }
  }
}
