import { useCallback, useEffect, useState } from 'react';
import { isLevelPassed } from '../model/level-state.js';
import type { ProgressStore } from '../ports/progress-store.js';
import { sessionAtom } from './course-atoms.js';
import { useCourseContext, useCourseValue } from './course-store.js';
import { useLevels } from './use-course.js';

/**
 * Whether the level before this one is passed, asked for that one row while all records are on their way
 * (specification, section 7, gate check). False until it is known; a failed check is no answer.
 */
export function useGateCheck(level: number, isNeeded: boolean): boolean {
  const { passMark } = useCourseContext('useGateCheck').store.services.course;
  const ask = useCallback((progress: ProgressStore) => progress.readQuizResult?.(level - 1), [level]);
  const result = useEarlyAnswer(isNeeded, ask);
  return !!result && isLevelPassed(result, passMark);
}

/**
 * The first level whose quiz is not completed, null when all are: what the landing page's button leads to
 * (specification, section 7, landing call-to-action). Undefined until it is known and when it cannot be read.
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

interface EarlyAnswer<Answer> {
  readonly learnerId: string;
  readonly ask: unknown;
  readonly value: Answer;
}

/** Asks the storage something for the learner who is signed in, and forgets the answer with them. */
function useEarlyAnswer<Answer>(
  isNeeded: boolean,
  ask: (progress: ProgressStore) => Promise<Answer> | undefined,
): Answer | undefined {
  const session = useCourseValue('useEarlyAnswer', sessionAtom);
  const { progress } = useCourseContext('useEarlyAnswer').store.services.storage;
  const learnerId = session.status === 'signed-in' ? session.learner.id : null;
  const [answer, setAnswer] = useState<EarlyAnswer<Answer>>();
  const hasAnswer = answer?.learnerId === learnerId && answer?.ask === ask;
  useEffect(() => {
    if (!isNeeded || learnerId === null || hasAnswer) return;
    let isWanted = true;
    ask(progress)?.then(
      (value) => isWanted && setAnswer({ learnerId, ask, value }),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isNeeded, learnerId, hasAnswer, ask, progress]);
  return hasAnswer ? answer?.value : undefined;
}
