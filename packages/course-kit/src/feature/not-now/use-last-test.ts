'use client';

import { useEffect, useState } from 'react';
import { waitLeft } from '../../model/attempt-wait.js';
import { isScore } from '../../model/possible-numbers.js';
import { useCourseContext, useCourseState } from '../../state/course-context.js';
import { keptAttempt } from '../../state/kept-attempt.js';
import { useMinutesLeft } from './use-minutes-left.js';

/** What this browser knows of the last attempt at a test. */
export interface LastTest {
  /** The score of the result that the test opens with, in percent; null where it opens with questions. */
  readonly score: number | null;
  /** How many minutes to wait for another attempt; 0 where there is one, or it is not known. */
  readonly minutesLeft: number;
}

/** What this browser knows of the last attempt at a level's test, once it is mounted. */
export function useLastTest(level: number): LastTest {
  const { services } = useCourseContext().store;
  // It changes after whatever becomes of a hand-in is kept.
  const ledger = useCourseState((state) => state.ledger);
  const [score, setScore] = useState<number | null>(null);
  const [waitMilliseconds, setWait] = useState<number>();
  useEffect(() => {
    const kept = keptAttempt(services.storage.drafts, level);
    const found = kept ? kept.marks?.score : ledger.shown.find((record) => record.level === level)?.quizScore;
    setScore(isScore(found) ? found : null);
    setWait(waitLeft(kept?.wait, services.clock()) || undefined);
  }, [ledger, level, services]);
  return { score, minutesLeft: useMinutesLeft(waitMilliseconds) };
}
