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

/** Why subscribers are notified; `password-recovery` after the link of a recovery mail was followed. */
export type SessionEvent = 'changed' | 'password-recovery';

/** The session of a storage with accounts. Sign-in methods that the storage does not have are absent. */
export interface SessionPort {
  /** The signed-in learner, or null. Rejects if the server cannot be reached. */
  current(): Promise<Learner | null>;
  /** The learner who was signed in last and has not signed out. Sends no request and may be outdated. */
  remembered?(): Learner | null;
  /** Notifies of sign-in and sign-out, in this tab or another. */
  subscribe(onChange: (learner: Learner | null, event?: SessionEvent) => void): Unsubscribe;
  /** Ends the session on all devices. Never rejects: in this browser the learner is signed out in any case. */
  signOut(): Promise<void>;

  /** Rejects with the server's message. */
  signIn?(credentials: Credentials): Promise<Learner>;
  /** Resolves to null if the address must be confirmed by mail first. Rejects with the server's message. */
  signUp?(registration: Registration): Promise<Learner | null>;
  /** Redirects to Google's account chooser, which returns to `returnTo`, an absolute address. */
  signInWithGoogle?(returnTo: string): Promise<void>;
  /** Sends a mail whose link leads to `returnTo`, where subscribers are notified of `password-recovery`. */
  requestPasswordRecovery?(email: string, returnTo: string): Promise<void>;
  /** Sets a new password for the learner who is signed in. */
  setPassword?(password: string): Promise<void>;
}
