'use client';

import { saveStatus, type SaveStatus } from '../model/save-status.js';
import type { RefusedChange } from '../model/ledger.js';
import { useCourseActions, useCourseState, useLedger } from './course-context.js';

/** How far what the learner did is kept, and what they can do about it. */
export interface Saving {
  /** The one word for all of it, which status lines and buttons show. */
  readonly status: SaveStatus;
  /** How many changes wait to be saved. */
  readonly waitingCount: number;
  /** What the storage refused for good, oldest first. */
  readonly refused: readonly RefusedChange[];
  /** False while something waits in the page's memory only and would be lost with it. */
  readonly isLasting: boolean;
  /** Sends what waits now, and what was refused once more. */
  readonly saveAgain: () => Promise<void>;
  /** Gives up what was refused. */
  readonly discardRefused: () => Promise<void>;
}

/** How far what the learner did is kept: the one source for buttons, status lines and notifications. */
export function useSaving(): Saving {
  const session = useCourseState((state) => state.session);
  // Whatever a visitor has done is in this browser alone.
  const hasWork = useLedger(({ confirmed, pending }) => confirmed.length + pending.length > 0);
  const status = useLedger(saveStatus);
  const { saveAgain, discardRefused } = useCourseActions();
  return {
    status: hasWork && session.status === 'signed-out' ? 'signed-out' : status,
    waitingCount: useLedger(({ pending }) => pending.length),
    refused: useLedger(({ refused }) => refused),
    isLasting: useCourseState((state) => state.isLasting),
    saveAgain,
    discardRefused,
  };
}
