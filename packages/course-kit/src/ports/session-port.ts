import type { Learner } from '../model/learner.js';
import type { Unsubscribe } from './course-storage.js';

/** What a learner signs in with. */
export interface Credentials {
  /** The address of the account. */
  readonly email: string;
  /** As typed. */
  readonly password: string;
}

/** What a learner signs up with. */
export interface Registration extends Credentials {
  /** Printed on certificates. */
  readonly fullName?: string;
}

/** Why a session was told of; `password-recovery` follows the link of a recovery mail. */
export type SessionEvent = 'changed' | 'password-recovery';

/** Says who is learning, where there are accounts. A missing method is a missing way in. */
export interface SessionPort {
  /** The signed-in learner, or null. Rejects when it cannot be found out. */
  current(): Promise<Learner | null>;
  /** Who was signed in here last, if they have not signed out; asks nobody and may be out of date. */
  remembered?(): Learner | null;
  /** Tells of sign-in and sign-out, in this tab or another. */
  subscribe(onChange: (learner: Learner | null, event?: SessionEvent) => void): Unsubscribe;
  /** Ends the session everywhere. Never rejects: the learner ends up signed out here in any case. */
  signOut(): Promise<void>;

  /** Rejects with the server's message. */
  signIn?(credentials: Credentials): Promise<Learner>;
  /** Answers with null when the address must be confirmed by mail first. Rejects with the server's message. */
  signUp?(registration: Registration): Promise<Learner | null>;
  /** Leaves for Google's account chooser and comes back to `returnTo`, a whole address. */
  signInWithGoogle?(returnTo: string): Promise<void>;
  /** Sends a mail whose link leads to `returnTo` and tells of `password-recovery` there. */
  requestPasswordRecovery?(email: string, returnTo: string): Promise<void>;
  /** Sets a new password for who is signed in. */
  setPassword?(password: string): Promise<void>;
}
