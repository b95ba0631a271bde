'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { QuizLevel } from '../model/course.js';
import {
  answerQuestion,
  askedQuestions,
  attemptInOrder,
  isComplete,
  parseAttempt,
  type QuizAttempt,
} from '../model/quiz-attempt.js';
import type { QuizMarks } from '../model/mark-quiz.js';
import { UNANSWERED } from '../model/scoring.js';
import { useCourseContext, useCourseState } from './course-context.js';
import type { SaveResult } from './save-result.js';
import { keepTrying } from './keep-trying.js';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';
import { useIsPassed } from './use-course.js';

/** A submitted quiz. */
export interface QuizOutcome extends QuizMarks {
  /** How long the attempt took. */
  readonly timeSeconds: number;
  /** The level was passed before this attempt; that pass stands whatever this one brought. */
  readonly hadPassed: boolean;
  /** How far the result is kept by now. */
  readonly saving: SaveResult;
  /** False where it waits in the page's memory only. @default true */
  readonly isLasting?: boolean;
}

/** Answers that were handed in and are not marked yet. */
export interface UnmarkedQuiz {
  /**
   * - `marking`: they are on their way, and nothing has failed.
   * - `waiting`: they are kept, and marked when the server can be reached.
   * - `limited`: there were too many attempts; they are kept, and can be handed in again later.
   * - `refused`: the server does not take them.
   * - `unreachable`: a visitor's answers, which nobody could mark; they can be handed in again.
   * - `redrawn`: another attempt was handed in meanwhile, so this one asks other questions of the pool.
   */
  readonly reason: 'marking' | 'waiting' | 'limited' | 'refused' | 'unreachable' | 'redrawn';
  /** How long to wait before there is another attempt, where the server said so. */
  readonly waitMilliseconds?: number | undefined;
  /** Hands the same answers in again. */
  readonly handInAgain: () => Promise<void>;
}

/** Where a learner is in a quiz. */
export type QuizPhase =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
  /** The questions are being drawn: of a later attempt, or where it is not known which one this is; `hasFailed` where the storage could not be asked. */
  | { readonly status: 'drawing'; readonly hasFailed: boolean }
  /** The answers are handed in where the storage marks them, and not marked yet. */
  | { readonly status: 'handed-in'; readonly unmarked: UnmarkedQuiz }
  | { readonly status: 'finished'; readonly outcome: QuizOutcome };

/** A quiz being taken. */
export interface Quiz {
  /** Whether it is being answered, saved, or finished with an outcome. */
  readonly phase: QuizPhase;
  /** The answers so far, the time spent and the order in which options are shown. */
  readonly attempt: QuizAttempt;
  /** Seconds spent up to now. */
  readonly elapsedSeconds: () => number;
  /**
   * Chooses an option, by the question's place among those asked (`askedQuestions`) and the option's index in the
   * course, which `attempt.optionOrder` has in the order shown; another choice replaces it.
   */
  readonly answer: (question: number, option: number) => void;
  /** Marks and saves the answers, now or as soon as that is possible; does nothing while one is missing. */
  readonly submit: () => void;
  /** Sends the result of a finished quiz again that was refused. */
  readonly saveAgain: () => Promise<void>;
  /** Begins a new attempt: no answers, the options in another order, and other questions where there are more. */
  readonly retake: () => void;
}

const ANSWERING = { status: 'answering' } as const;
const DRAWING = { status: 'drawing', hasFailed: false } as const;

/** Takes a learner through a level's quiz; answers and timer survive a reload. */
export function useQuiz(level: QuizLevel): Quiz {
  const { questions, questionCount } = level;
  // A host may make the level anew for each render.
  const pool = useMemo(() => ({ questions, questionCount }), [questions, questionCount]);
  const { services, actions } = useCourseContext().store;
  const { clock, storage } = services;
  const hasPassed = useIsPassed(level.level);
  const isLasting = useCourseState((state) => state.isLasting);
  const [phase, setPhase] = useState<QuizPhase & { readonly changeId?: string }>(ANSWERING);
  const saving = useSaveResult(phase.changeId);
  const [attempt, setAttempt] = useState(() => attemptInOrder(askedQuestions(pool)));
  const shown = useRef(attempt);
  const startedAt = useRef(0);
  /** Answers from before the draft was read; null from then on. */
  const early = useRef<[question: number, option: number][] | null>([]);

  const elapsedSeconds = useCallback(
    () => (startedAt.current === 0 ? 0 : Math.max(0, Math.floor((clock() - startedAt.current) / 1000))),
    [clock],
  );

  /** The attempt that is being opened or handed in; what becomes of another one is not shown any more. */
  const awaited = useRef<QuizAttempt | null>(null);
  const begin = useCallback(
    (next: QuizAttempt) => {
      awaited.current = null;
      startedAt.current = clock() - next.elapsedSeconds * 1000;
      setAttempt(next);
      setPhase(ANSWERING);
    },
    [clock],
  );

  const keepDraft = useCallback(
    (draft: QuizAttempt) => storage.drafts.write(level.level, { ...draft, elapsedSeconds: elapsedSeconds() }),
    [elapsedSeconds, level.level, storage],
  );

  const now = { attempt, pool, level, hasPassed, isAnswering: phase.status === 'answering' };
  const latest = useRef(now);
  useBrowserLayoutEffect(() => {
    latest.current = now;
  });

  const drawAnew = useCallback(() => {
    early.current = null;
    setPhase(DRAWING);
    const show = (next: QuizAttempt) => {
      // Unless another level is shown by now.
      if (latest.current.pool === pool) begin(next);
    };
    void services
      .engine()
      .then(({ draw }) => draw(level.level, pool))
      .then(show, () => setPhase({ ...DRAWING, hasFailed: true }));
  }, [begin, level.level, pool, services]);

  /** Hands answers in, and again by itself for as long as its code cannot be fetched and no answer is changed. */
  const handIn = useCallback(
    (given: QuizAttempt, timeSeconds: number) => {
      setPhase({ status: 'saving' });
      awaited.current = given;
      const isCurrent = () => awaited.current === given;
      keepTrying(
        async () => {
          const engine = await services.engine();
          if (!isCurrent()) return;
          const { level, hasPassed } = latest.current;
          await engine.handIn(
            { actions, level, attempt: given, timeSeconds, hasPassed },
            (next) => isCurrent() && setPhase(next),
          );
        },
        () => {
          if (!isCurrent()) return;
          setPhase(ANSWERING);
          actions.notify('hand-in-waiting');
        },
      );
    },
    [actions, services],
  );

  // Before the first paint, so that the first press finds the draft read.
  useBrowserLayoutEffect(() => {
    const stored = storage.drafts.read(level.level);
    const draft = parseAttempt(pool, stored);
    // Without a draft it begins with what is shown, which then need not be rendered anew.
    const { jotai, state } = services;
    const isRetake = jotai
      .get(state.levels)
      .some(({ level: other, score }) => other === level.level && score !== null);
    if (!draft && (isRetake || stored)) return drawAnew();
    if (draft?.isHandedIn) {
      early.current = null;
      setAttempt(draft);
      return handIn(draft, draft.elapsedSeconds);
    }
    const kept = draft ?? (early.current ? shown.current : attemptInOrder(askedQuestions(pool)));
    const open = (opened: QuizAttempt) => {
      // They were given to the first questions.
      const given = (!opened.drawn && early.current) || [];
      const next = given.reduce((now, each) => answerQuestion(now, ...each), opened);
      early.current = null;
      begin(next);
      if (next !== kept) keepDraft(next);
    };
    const { status } = jotai.get(state.session);
    const isVisitor =
      status === 'loading' ? storage.session?.remembered?.() === null : status !== 'signed-in';
    if (draft || !storage.marking?.draw || isVisitor) return open(kept);
    // There may have been an attempt on another device, after which others are asked.
    setPhase(DRAWING);
    awaited.current = kept;
    const show = (drawn?: QuizAttempt | null) => awaited.current === kept && open(drawn ?? kept);
    void services
      .engine()
      .then(({ drawAtOpening }) => drawAtOpening(level.level, pool))
      .then(show, () => show());
  }, [begin, drawAnew, handIn, keepDraft, level.level, pool, services, storage]);

  // Whichever way the page is left, the time spent since the last answer counts.
  useEffect(() => {
    const keepTime = () => {
      const { attempt: left, isAnswering } = latest.current;
      if (isAnswering && left.answers.some((answer) => answer !== UNANSWERED)) keepDraft(left);
    };
    globalThis.addEventListener('pagehide', keepTime);
    return () => {
      globalThis.removeEventListener('pagehide', keepTime);
      awaited.current = null;
      keepTime();
    };
  }, [keepDraft]);

  const answer = (question: number, option: number) => {
    if (early.current) {
      // Given on a page from a server before it was hydrated: joins the draft.
      early.current.push([question, option]);
      return;
    }
    const next = answerQuestion(attempt, question, option);
    if (phase.status !== 'answering' || next === attempt) return;
    awaited.current = null;
    setAttempt(next);
    keepDraft(next);
  };

  const submit = () => {
    if (phase.status === 'answering' && isComplete(attempt)) handIn(attempt, elapsedSeconds());
  };

  return {
    phase:
      phase.status === 'finished' && phase.outcome.saving !== 'signed-out'
        ? { ...phase, outcome: { ...phase.outcome, isLasting, saving } }
        : phase,
    attempt,
    elapsedSeconds,
    answer,
    submit,
    saveAgain: actions.saveAgain,
    // The hand-in has kept the next attempt, unless the storage has yet to draw it.
    retake() {
      const next = parseAttempt(pool, storage.drafts.read(level.level));
      return next && !next.isHandedIn ? begin(next) : drawAnew();
    },
  };
}

/** What has become of a change by now. */
function useSaveResult(changeId: string | undefined): SaveResult {
  const isIt = ({ id }: { readonly id: string }) => id === changeId;
  const isPending = useCourseState((state) => state.pending).some(isIt);
  if (useCourseState((state) => state.refused).some(isIt)) return 'refused';
  return isPending ? 'queued' : 'saved';
}
