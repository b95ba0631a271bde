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

/** Which account is deleted, and how. */
export interface AccountDeletion {
  /** Whose account it is; nothing is deleted while somebody else is signed in. */
  readonly learnerId: string;
  /** The address of the account, as its learner has typed it to confirm; empty for an account without one. */
  readonly email: string;
  /**
   * Whether its certificates stay for those who verify them, just as they were issued and without a link to an account.
   *
   * @default false
   */
  readonly keepsCertificates?: boolean;
}

/** Why subscribers are notified; `password-recovery` after the link of a recovery mail was followed. */
export type SessionEvent = 'changed' | 'password-recovery';

/** Null also if the browser refuses access to its storage. */
export function rememberedBy(session: SessionPort | undefined): Learner | null {
  try {
    return session?.remembered?.() ?? null;
  } catch {
    return null;
  }
}

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
  /**
   * Deletes the account that is signed in with everything in it: progress, attempts, checked flows, profile, sessions, and its
   * certificates unless they are to stay. Nothing is deleted unless everything is. Resolves also where the account was deleted
   * before, because an answer may be lost. The kit calls `signOut` afterwards.
   *
   * Rejects with `invalid` where `email` is not the address of the account, and with `unauthenticated` while nobody or
   * somebody else than `learnerId` is signed in.
   */
  deleteAccount?(deletion: AccountDeletion): Promise<void>;
}
