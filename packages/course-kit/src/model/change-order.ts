import type { PendingChange } from './ledger.js';

/** The order in which changes were made, the same in every tab. */
export function inOrder(a: PendingChange, b: PendingChange): number {
  return a.change.madeAt - b.change.madeAt || (a.id < b.id ? -1 : 1);
}
