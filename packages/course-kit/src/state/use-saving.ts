'use client';

import { atom } from 'jotai';
import { useMemo } from 'react';
import { failuresOf, type SaveStatus } from '../model/save-status.js';
import type { RefusedChange } from '../model/ledger.js';
import { useCourseActions, useCourseContext, useCourseState } from './course-context.js';

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
  const { saveAgain, discardRefused } = useCourseActions();
  return {
    status: useCourseState((state) => state.saveStatus),
    waitingCount: useCourseState((state) => state.pending).length,
    refused: useCourseState((state) => state.refused),
    isLasting: useCourseState((state) => state.isLasting),
    saveAgain,
    discardRefused,
  };
}

/** Where a task's mark waits since the last try to save failed; undefined where none does. */
export function useWaitsIn(level: number, task: number): 'browser' | 'page' | undefined {
  const { state } = useCourseContext().store;
  const waitsIn = useMemo(
    () =>
      atom((get) => {
        if (failuresOf(get(state.ledger).delivery) === 0) return undefined;
        const isWaiting = get(state.pending).some(
          ({ change }) => change.kind === 'task' && change.level === level && change.task === task,
        );
        if (!isWaiting) return undefined;
        return get(state.isLasting) ? 'browser' : 'page';
      }),
    [level, state, task],
  );
  return useCourseState(() => waitsIn);
}
