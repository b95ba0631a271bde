'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { QuizLevel } from '../model/course.js';
import {
  answerQuestion,
  isComplete,
  parseAttempt,
  startAttempt,
  type QuizAttempt,
} from '../model/quiz-attempt.js';
import type { QuizMarks } from '../model/mark-quiz.js';
import { UNANSWERED } from '../model/scoring.js';
import type { Ledger } from '../model/ledger.js';
import { useCourseContext, useCourseState, useLedger } from './course-context.js';
import type { SaveResult } from './save-result.js';
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
   * - `waiting`: they are kept, and marked when the server can be reached.
   * - `limited`: there were too many attempts; they are kept, and can be handed in again later.
   * - `refused`: the server does not take them.
   * - `unreachable`: a visitor's answers, which nobody could mark; they can be handed in again.
   */
  readonly reason: 'waiting' | 'limited' | 'refused' | 'unreachable';
  /** How long to wait before there is another attempt, where the server said so. */
  readonly waitMilliseconds?: number | undefined;
  /** Hands the same answers in again. */
  readonly handInAgain: () => Promise<void>;
}

/** Where a learner is in a quiz. */
export type QuizPhase =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
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
  /** Chooses an option, by the question's and the option's index in the course; another choice replaces it. */
  readonly answer: (question: number, option: number) => void;
  /** Marks and saves the answers; does nothing while one is missing. */
  readonly submit: () => Promise<void>;
  /** Sends the result of a finished quiz again that was refused. */
  readonly saveAgain: () => Promise<void>;
  /** Begins a new attempt: no answers, and the options in another order. */
  readonly retake: () => void;
}

/** Takes a learner through a level's quiz; answers and timer survive a reload. */
export function useQuiz(level: QuizLevel): Quiz {
  const { questions } = level;
  const { services, actions } = useCourseContext().store;
  const { clock, random, storage } = services;
  const hasPassed = useIsPassed(level.level);
  const isLasting = useCourseState((state) => state.isLasting);
  const [phase, setPhase] = useState<QuizPhase & { readonly changeId?: string }>({ status: 'answering' });
  const saving = useLedger((ledger) => savingOf(ledger, phase.changeId));
  const [attempt, setAttempt] = useState(() => startAttempt(questions));
  const shown = useRef(attempt);
  const startedAt = useRef(0);
  /** Answers from before the draft was read; null from then on. */
  const early = useRef<[question: number, option: number][] | null>([]);

  const elapsedSeconds = useCallback(
    () => (startedAt.current === 0 ? 0 : Math.max(0, Math.floor((clock() - startedAt.current) / 1000))),
    [clock],
  );

  const begin = useCallback(
    (next: QuizAttempt) => {
      startedAt.current = clock() - next.elapsedSeconds * 1000;
      setAttempt(next);
      setPhase((now) => (now.status === 'answering' ? now : { status: 'answering' }));
    },
    [clock],
  );

  const keepDraft = useCallback(
    (draft: QuizAttempt) => storage.drafts.write(level.level, { ...draft, elapsedSeconds: elapsedSeconds() }),
    [elapsedSeconds, level.level, storage],
  );

  // Before the first paint, so that the first press finds the draft read.
  useBrowserLayoutEffect(() => {
    const draft = parseAttempt(questions, storage.drafts.read(level.level));
    // Without a draft it begins with what is shown, which then need not be rendered anew.
    const isRetake = services.jotai
      .get(services.state.levels)
      .some(({ level: other, score }) => other === level.level && score !== null);
    const first = early.current ? shown.current : startAttempt(questions);
    const kept = draft ?? (isRetake ? startAttempt(questions, random) : first);
    const next = (early.current ?? []).reduce((now, given) => answerQuestion(now, ...given), kept);
    early.current = null;
    begin(next);
    if (next !== kept) keepDraft(next);
  }, [begin, keepDraft, level.level, questions, random, services, storage]);

  const latest = useRef({ attempt, isAnswering: true });
  useEffect(() => {
    latest.current = { attempt, isAnswering: phase.status === 'answering' };
  });

  // Whichever way the page is left, the time spent since the last answer counts.
  useEffect(() => {
    const keepTime = () => {
      const { attempt: left, isAnswering } = latest.current;
      if (isAnswering && left.answers.some((answer) => answer !== UNANSWERED)) keepDraft(left);
    };
    globalThis.addEventListener('pagehide', keepTime);
    return () => {
      globalThis.removeEventListener('pagehide', keepTime);
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
    setAttempt(next);
    keepDraft(next);
  };

  const startAnew = () => {
    const next = startAttempt(questions, random);
    storage.drafts.write(level.level, next);
    return next;
  };

  const submit = async () => {
    if (phase.status !== 'answering' || !isComplete(attempt)) return;
    const timeSeconds = elapsedSeconds();
    setPhase({ status: 'saving' });
    await services.engine().then(
      ({ handIn }) => handIn({ actions, level, attempt, timeSeconds, hasPassed, startAnew }, setPhase),
      // Its code could not be fetched: the answers stay as they are.
      () => setPhase({ status: 'answering' }),
    );
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
    retake: () => begin(startAnew()),
  };
}

/** What has become of a change by now. */
function savingOf({ pending, refused }: Ledger, changeId?: string): SaveResult {
  const isIt = ({ id }: { readonly id: string }) => id === changeId;
  if (refused.some(isIt)) return 'refused';
  return pending.some(isIt) ? 'queued' : 'saved';
}
