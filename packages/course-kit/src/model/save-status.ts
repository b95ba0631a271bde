import type { Delivery, Ledger, RefusedChange } from './ledger.js';

/** The status of saving. */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'limited' | 'signed-out' | 'refused';

/**
 * The status of a ledger, for the status line and everything else: `refused` while a change needs the learner's
 * decision, `waiting` from a failed try until one succeeds, `signed-out` where a sign-in is needed, `limited` while a test waits
 * for another attempt.
 */
export function saveStatus({ pending, refused, delivery }: Ledger): SaveStatus {
  if (refused.some(isForGood)) return 'refused';
  if (pending.length === 0) return refused.length > 0 ? 'limited' : 'saved';
  if (delivery.status === 'blocked') return 'signed-out';
  return failuresOf(delivery) > 0 ? 'waiting' : 'saving';
}

/** Whether only the learner can say what becomes of a refused change. */
export function isForGood({ reason }: Pick<RefusedChange, 'reason'>): boolean {
  return reason !== 'limited';
}

/** How many tries in a row failed. */
export function failuresOf(delivery: Delivery): number {
  return 'failures' in delivery ? delivery.failures : 0;
}
