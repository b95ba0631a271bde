import { useLevels, useNextLevel, useSession } from '@course-kit/react';
import type { LevelState } from '@course-kit/react/model';
import { signInToBegin } from '../links.js';

/** Where somebody goes on from the landing page. */
export interface LearnersWay {
  readonly levels: readonly LevelState[];
  /** A learner's first level that is not passed; null where all are, undefined where it is not known. */
  readonly next: number | null | undefined;
  /** Progress is not known yet. */
  readonly isUnknown: boolean;
  /** Where whoever is signed out begins; undefined for others. */
  readonly signIn: string | undefined;
  /** The level that an account opens, for a visitor who has passed the one before. */
  readonly accountFor: number | undefined;
}

/** Finds out where somebody goes on from the landing page. */
export function useLearnersWay(): LearnersWay {
  const { levels, status } = useLevels();
  const first = useNextLevel();
  const signIn = useSession().status === 'signed-out' ? signInToBegin : undefined;
  const next = signIn ? undefined : first;
  const shut = levels.find(({ isPassed }) => !isPassed);
  return {
    levels,
    next,
    signIn,
    isUnknown: !signIn && next === undefined && status === 'loading',
    accountFor: signIn && shut?.access.status === 'locked' ? shut.level : undefined,
  };
}
