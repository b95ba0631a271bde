'use client';

import { atom } from 'jotai';
import { useMemo } from 'react';
import { isForGood, saveStatus, type SaveStatus } from '../model/save-status.js';
import type { PendingChange, RefusedChange } from '../model/ledger.js';
import { useCourseActions, useCourseContext, useCourseState } from './course-context.js';

/** How far what the learner did is kept, and what they can do about it. */
export interface Saving {
  /** The one word for all of it, which status lines and buttons show. */
  readonly status: SaveStatus;
  /** The changes that wait to be saved, oldest first. */
  readonly waiting: readonly PendingChange[];
  /** What the storage refused for good, oldest first. */
  readonly refused: readonly RefusedChange[];
  /** False while something waits in the page's memory only and would be lost with it. */
  readonly isLasting: boolean;
  /** Sends what waits now, and what was refused once more. */
  readonly saveAgain: () => Promise<void>;
  /** Discards what was refused for good. */
  readonly discardRefused: () => Promise<void>;
}

/** How far what the learner did is kept: the one source for buttons, status lines and notifications. */
export function useSaving(): Saving {
  const { saveAgain, discardRefused } = useCourseActions();
  return {
    status: useSaveStatus(),
    waiting: useCourseState((state) => state.pending),
    refused: useCourseState((state) => state.refused).filter(isForGood),
    isLasting: useCourseState((state) => state.isLasting),
    saveAgain,
    discardRefused,
  };
}

function useSaveStatus(): SaveStatus {
  const { state } = useCourseContext().store;
  const status = useMemo(
    () =>
      atom((get) => {
        const { confirmed, pending } = get(state.ledger);
        // Whatever a visitor has done is in this browser alone, and what an ended session has left.
        const session = get(state.session);
        const isKeptHere =
          session.status === 'signed-out' && (session.hasWaiting || confirmed.length + pending.length > 0);
        return isKeptHere ? 'signed-out' : saveStatus(get(state.ledger));
      }),
    [state],
  );
  return useCourseState(() => status);
}

/** Whether a task's mark waits since the last try to save it, as the status line says it. */
export function useWaitingTask(level: number, task: number): 'waiting' | 'signed-out' | undefined {
  const ledger = useCourseState((state) => state.ledger);
  const status = saveStatus({ ...ledger, refused: [] });
  const isTheirs = ledger.pending.some(
    ({ change }) => change.kind === 'task' && change.level === level && change.task === task,
  );
  return isTheirs && (status === 'waiting' || status === 'signed-out') ? status : undefined;
}
