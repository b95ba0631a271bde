'use client';

import { useEffect, useMemo, useReducer, useState, useSyncExternalStore } from 'react';
import type { QuizLevel } from '../model/course.js';
import type { LevelState } from '../model/level-state.js';
import { isAnswering, type AnsweringEvent, type QuizState } from '../model/quiz-answering.js';
import { askedQuestions, attemptInOrder, parseAttempt, type QuizAttempt } from '../model/quiz-attempt.js';
import { randomId } from '../base/random-id.js';
import type { QuizAnswer } from '../model/scoring.js';
import { useCourseContext, useCourseState } from './course-context.js';
import { keepTrying } from './keep-trying.js';
import type { QuizEngine } from './quiz-engine.js';
import type { QuizPhase } from './quiz-phase.js';
import { updateQuiz } from './update-quiz.js';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.js';
import { watchTime } from './watch-time.js';

export type { QuizOutcome, QuizPhase, UnmarkedQuiz } from './quiz-phase.js';

/** A quiz being taken. */
export interface Quiz {
  /** Whether it is being answered, saved, or finished with an outcome. */
  readonly phase: QuizPhase;
  /** The answers so far, the time spent and the order in which options are shown. */
  readonly attempt: QuizAttempt;
  /** Seconds spent up to now. */
  readonly elapsedSeconds: () => number;
  /**
   * Answers a question, by its place among those asked (`askedQuestions`), with the id of an option: `attempt.optionOrder` has
   * them in the order shown. Another answer replaces it.
   */
  readonly answer: (question: number, answer: QuizAnswer) => void;
  /** Marks and saves the answers, now or as soon as that is possible; does nothing while one is missing. */
  readonly submit: () => void;
  /** Sends the result of a finished quiz again that was refused. */
  readonly saveAgain: () => Promise<void>;
  /**
   * Begins a new attempt: no answers, the options in another order, and other questions where there are more. One that is begun is
   * gone on with.
   */
  readonly retake: () => void;
  /** Shows the result before a retake, which is kept as it is. @default there is none */
  readonly lookBack?: (() => void) | undefined;
}

const noChanges = () => () => {};

/** Takes a learner through a level's quiz; answers, timer and result survive a reload. */
export function useQuiz({ level, questions, questionCount }: QuizLevel): Quiz {
  const { services, actions } = useCourseContext().store;
  const departures = useCourseState((state) => state.departures);
  // A host may make the level anew for each render.
  const { of, first, update } = useMemo(() => {
    const pool = { questions, questionCount };
    const closed: QuizState = { attempt: attemptInOrder(askedQuestions(pool)), status: 'closed' };
    return {
      of: { actions, level, pool },
      first: closed,
      update: (event: AnsweringEvent) => updateQuiz(services, level, closed, event),
    };
    // oxlint-disable-next-line react/exhaustive-deps -- it is opened anew for another learner
  }, [actions, departures, level, questions, questionCount, services]);
  const quiz = useCourseState((state) => state.quizzes)[level] ?? first;
  // What the engine shows follows from it, and changes with it.
  useCourseState((state) => state.ledger);
  const [engine, setEngine] = useState<QuizEngine>();
  const { attempt } = quiz;
  const shown = engine?.show(of, quiz);
  const isHydrating = useSyncExternalStore(
    noChanges,
    () => false,
    () => true,
  );
  // A draft or a draw is another attempt, which goes on or begins once it is known.
  let [watch, setWatch] = useState(() => watchTime(attempt, isHydrating));
  if (watch.optionOrder !== attempt.optionOrder) setWatch((watch = watchTime(attempt)));
  const { elapsedSeconds } = watch;

  // Before the first paint, so that the first press finds the draft read.
  useBrowserLayoutEffect(() => {
    const { storage, jotai, state } = services;
    const stored = storage.drafts.read(level);
    const draft = parseAttempt(of.pool, stored);
    // It may have been kept by an earlier release, or there was an attempt on another device.
    const draw =
      !draft &&
      (stored ||
        (storage.marking &&
          jotai.get(state.session).status !== 'signed-out' &&
          storage.session?.remembered?.() !== null))
        ? 'awaited'
        : undefined;
    update({ type: 'opened', draft, first: first.attempt, draw });
  }, [first, level, of, services, update]);

  useEffect(() => void engine?.recall(of), [engine, of]);

  const result = useCourseState((state) => state.levels).find((other) => other.level === level);
  const hasScore = result !== undefined && result.score !== null;
  const [isElsewhere, noticeElsewhere] = useReducer(() => true, false);
  useEffect(() => {
    addEventListener('storage', noticeElsewhere);
    return () => removeEventListener('storage', noticeElsewhere);
  }, []);
  // A quiz that nobody has touched yet, in any window, needs no more than its questions.
  const isNeeded = hasScore || isElsewhere || quiz.status === 'begun' || quiz.draw;
  // Beyond the first level the first questions may be none of those that are asked: a draw is awaited for as long as that takes.
  const mustDraw = level > 1 && quiz.draw;
  // Again by itself for as long as its code cannot be fetched and no answer is changed, or nobody answers a visitor.
  const isToHandIn = shown ? shown.isToHandIn : attempt.isHandedIn && !attempt.marks;
  useEffect(() => {
    if (!isNeeded || (engine && !isToHandIn)) return;
    let isCurrent = true;
    const stop = keepTrying(
      async () => {
        const loaded = await (await services.engine()).quizzes();
        if (isCurrent) setEngine(loaded);
        else if (parseAttempt(of.pool, services.storage.drafts.read(of.level))?.handInId !== attempt.handInId)
          return;
        if (isToHandIn) await loaded.handIn({ ...of, attempt });
      },
      () => {
        if (!isCurrent) return;
        if (!mustDraw) update({ type: 'failed' });
        if (isToHandIn) actions.notify('hand-in-waiting');
      },
    );
    return () => {
      isCurrent = false;
      // Who leaves has handed in all the same, for as long as the browser keeps it.
      if (!isToHandIn) stop();
    };
  }, [actions, attempt, engine, isNeeded, isToHandIn, mustDraw, of, services, update]);

  useEffect(() => engine?.attend(of, watch), [engine, of, watch]);

  const phase = shown?.phase ?? phaseWithout(quiz, result);
  const atPress = () => ({
    elapsedSeconds: elapsedSeconds(),
    kept: parseAttempt(of.pool, services.storage.drafts.read(level), true),
  });
  const mayLookBack =
    phase.status === 'answering' && quiz.status === 'begun' && (attempt.earlier || hasScore);
  return {
    phase,
    attempt,
    elapsedSeconds,
    answer: (question, answer) => update({ type: 'answered', question, answer, ...atPress() }),
    submit: () => update({ type: 'submitted', id: randomId(), ...atPress() }),
    saveAgain: actions.saveAgain,
    retake: () => void engine?.retake(of),
    lookBack: mayLookBack ? () => engine?.lookBack(of, elapsedSeconds()) : undefined,
  };
}

/** What is shown of a quiz until the engine is there. The result that the browser keeps may be damaged. */
function phaseWithout(quiz: QuizState, result: LevelState | undefined): QuizPhase {
  const { attempt, status, isKept, draw, isUnsent } = quiz;
  const { score = null, isPassed = false } = attempt.marks ?? ((status === 'untouched' && result) || {});
  const known = typeof score === 'number' && !draw ? { score, isPassed } : undefined;
  const hasResult = status === 'untouched' && known !== undefined && !isUnsent;
  if (!hasResult && isAnswering(quiz)) return { status: 'answering' };
  return hasResult || isKept || draw ? { status: 'opening', known } : { status: 'saving' };
}
