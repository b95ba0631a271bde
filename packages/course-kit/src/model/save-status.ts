import type { Delivery, Ledger } from './ledger.js';

/** The status of saving. */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'signed-out' | 'refused';

/**
 * The status of a ledger, for the status line and everything else: `refused` while a change needs the learner's
 * decision, `waiting` from a failed try until one succeeds, `signed-out` where a sign-in is needed.
 */
export function saveStatus({ pending, refused, delivery }: Ledger): SaveStatus {
  if (refused.length > 0) return 'refused';
  if (pending.length === 0) return 'saved';
  if (delivery.status === 'blocked') return 'signed-out';
  return failuresOf(delivery) > 0 ? 'waiting' : 'saving';
}

/** How many tries in a row failed. */
export function failuresOf(delivery: Delivery): number {
  return 'failures' in delivery ? delivery.failures : 0;
}
