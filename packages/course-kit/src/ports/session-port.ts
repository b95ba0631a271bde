import type { Learner } from '../model/learner.js';
import type { Unsubscribe } from './course-storage.js';

/** Says who is learning, where there are accounts. */
export interface SessionPort {
  /** The signed-in learner, or null. Rejects when it cannot be found out. */
  current(): Promise<Learner | null>;
  /** Tells of sign-in and sign-out, in this tab or another. */
  subscribe(onChange: (learner: Learner | null) => void): Unsubscribe;
  /** Ends the session everywhere. Never rejects: the learner ends up signed out here in any case. */
  signOut(): Promise<void>;
}
