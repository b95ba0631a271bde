import type { Delivery, Ledger } from './ledger.js';

/** How far what the learner did is kept. */
export type SaveStatus = 'saved' | 'saving' | 'waiting' | 'signed-out' | 'refused';

/**
 * The one word for a ledger, which the status line and everything else go by: `refused` while a change waits for the
 * learner's decision, `waiting` from a failed try until one succeeds, `signed-out` where only signing in helps.
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
