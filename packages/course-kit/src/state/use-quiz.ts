import { useCallback, useEffect, useRef, useState } from 'react';
import type { Level } from '../model/course.js';
import {
  answerQuestion,
  isComplete,
  parseAttempt,
  startAttempt,
  type QuizAttempt,
} from '../model/quiz-attempt.js';
import { markQuiz, UNANSWERED, type QuizMarks } from '../model/scoring.js';
import { submitQuizAtom, type SaveResult } from './course-actions.js';
import { useCourseAction, useCourseContext } from './course-store.js';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';
import { useLevel } from './use-course.js';

/** A submitted quiz. */
export interface QuizOutcome extends QuizMarks {
  readonly timeSeconds: number;
  /** The level was passed before this attempt; that pass stands whatever this one brought (decisions 18). */
  readonly hadPassed: boolean;
  readonly saving: SaveResult;
}

/** Where a learner is in a quiz. */
export type QuizPhase =
  | { readonly status: 'answering' }
  | { readonly status: 'saving' }
  | { readonly status: 'finished'; readonly outcome: QuizOutcome };

/** A quiz being taken. */
export interface Quiz {
  readonly phase: QuizPhase;
  readonly attempt: QuizAttempt;
  /** Seconds spent up to now. */
  readonly elapsedSeconds: () => number;
  readonly answer: (question: number, option: number) => void;
  /** Marks and saves the answers; does nothing while one is missing. */
  readonly submit: () => Promise<void>;
  /** Tries again to save a finished quiz that could not be saved. */
  readonly saveAgain: () => Promise<void>;
  readonly retake: () => void;
}

/** Takes a learner through a level's quiz; answers and timer survive a reload (decisions 19). */
export function useQuiz(level: Level): Quiz {
  const { questions } = level;
  const { services } = useCourseContext('useQuiz').store;
  const { clock, random, storage, course } = services;
  const { state } = useLevel(level.level);
  const save = useCourseAction('useQuiz', submitQuizAtom);
  const [phase, setPhase] = useState<QuizPhase>({ status: 'answering' });
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
    const kept = draft ?? (early.current ? shown.current : startAttempt(questions));
    const next = (early.current ?? []).reduce((now, given) => answerQuestion(now, ...given), kept);
    early.current = null;
    begin(next);
    if (next !== kept) keepDraft(next);
  }, [begin, keepDraft, level.level, questions, storage]);

  const latest = useRef({ attempt, isAnswering: true });
  useEffect(() => {
    latest.current = { attempt, isAnswering: phase.status === 'answering' };
  }, [attempt, phase.status]);

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
      // Given on a page from a server before it was taken over: joins the draft.
      early.current.push([question, option]);
      return;
    }
    const next = answerQuestion(attempt, question, option);
    if (phase.status !== 'answering' || next === attempt) return;
    setAttempt(next);
    keepDraft(next);
  };

  const finish = async (marks: QuizMarks, timeSeconds: number, hadPassed: boolean) => {
    setPhase({ status: 'saving' });
    const { score, isPassed } = marks;
    const saving = await save({ kind: 'quiz', level: level.level, score, timeSeconds, isPassed });
    // A result that could not be saved keeps its draft, so that a reload loses nothing.
    if (saving !== 'refused') storage.drafts.clear(level.level);
    setPhase({ status: 'finished', outcome: { ...marks, timeSeconds, hadPassed, saving } });
  };

  return {
    phase,
    attempt,
    elapsedSeconds,
    answer,
    submit: async () => {
      if (phase.status !== 'answering' || !isComplete(attempt)) return;
      await finish(markQuiz(questions, attempt.answers, course.passMark), elapsedSeconds(), state.isPassed);
    },
    saveAgain: async () => {
      if (phase.status !== 'finished' || phase.outcome.saving !== 'refused') return;
      await finish(phase.outcome, phase.outcome.timeSeconds, phase.outcome.hadPassed);
    },
    retake: () => {
      storage.drafts.clear(level.level);
      begin(startAttempt(questions, random));
    },
  };
}
