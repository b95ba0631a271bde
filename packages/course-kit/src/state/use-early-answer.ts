'use client';

import { useCallback } from 'react';
import { isLevelPassed } from '../model/level-state.js';
import type { ProgressStore } from '../ports/progress-store.js';
import { useCourseContext, useCourseState } from './course-context.js';
import { useLevels } from './use-course.js';
import { useRead } from './use-read.js';

/**
 * Whether the level before this one is passed, read as a single row while all records are loading. False until it is
 * known, and after a failed read.
 */
export function useGateCheck(level: number, isNeeded: boolean): boolean {
  const { passMark } = useCourseContext().store.services.course;
  const ask = useCallback((progress: ProgressStore) => progress.readQuizResult?.(level - 1), [level]);
  const result = useEarlyAnswer(isNeeded, ask);
  return !!result && isLevelPassed(result, passMark);
}

/**
 * The first level whose quiz is not completed, null if all are; the landing page's button leads there. Undefined until
 * it is known and if it cannot be read.
 */
export function useNextLevel(): number | null | undefined {
  const { levels, status } = useLevels();
  const early = useEarlyAnswer(status === 'loading', askForCompletedQuizzes);
  if (status === 'failed') return undefined;
  if (status === 'loading' && !early) return undefined;
  const isDone = ({ level, isPassed }: (typeof levels)[number]) =>
    isPassed ||
    (status === 'loading' && early?.some((quiz) => quiz.level === level && quiz.quizCompleted) === true);
  return levels.find((state) => !isDone(state))?.level ?? null;
}

const askForCompletedQuizzes = (progress: ProgressStore) => progress.listCompletedQuizzes?.();

/** Asks the storage for the learner who is signed in, and drops the answer when the learner changes. */
function useEarlyAnswer<Answer>(
  isNeeded: boolean,
  ask: (progress: ProgressStore) => Promise<Answer> | undefined,
): Answer | undefined {
  const session = useCourseState(({ session }) => session);
  const { progress } = useCourseContext().store.services.storage;
  const learnerId = session.status === 'signed-in' ? session.learner.id : null;
  const read = useCallback(async () => ask(progress), [ask, progress]);
  const reading = useRead(isNeeded && learnerId !== null ? read : null, learnerId);
  return reading.status === 'ready' ? reading.value : undefined;
}
