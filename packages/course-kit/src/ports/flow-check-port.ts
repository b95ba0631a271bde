import type { CheckedFlowRecord, PassedFlowChange } from '../model/passed-flow.js';

/**
 * Keeps which flows of a learner have passed a check, as their browser says; with accounts, of the learner who is signed in.
 * A flow itself is never given to a storage. `clear` of the progress store deletes what is kept here, too.
 */
export interface FlowCheckPort {
  /**
   * Keeps that a flow has passed, in place of an earlier one for the same task. Idempotent: the same flow may come again, and
   * keeps its first time.
   *
   * Rejects with `invalid` for what no check comes to, with `superseded` where the learner deleted their progress since, and with
   * `unauthenticated` while nobody or somebody else than `learnerId` is signed in.
   */
  save(flow: PassedFlowChange): Promise<void>;

  /** All that is kept of the learner, level, task and flow ascending. */
  list(): Promise<readonly CheckedFlowRecord[]>;
}
