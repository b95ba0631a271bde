import type { SaveStatus } from './save-status.js';

/**
 * Why something that the learner wants is not now:
 *
 * - `offline`: there is no network.
 * - `failing`: there is one, and the server does not answer, or answers with a fault.
 * - `limited`: the attempts at a test are used up for now.
 * - `signed-out`: a session has ended, or nobody has signed in yet.
 * - `not-passed`: the level opens once an earlier one is passed.
 */
export type NotNow = 'offline' | 'failing' | 'limited' | 'signed-out' | 'not-passed';

/** What decides why what the learner did is not saved, or not marked, now. */
export interface NotNowFacts {
  /** How far what the learner did is kept; `marking` where it is on its way to be marked. @default nothing waits */
  readonly status?: SaveStatus | 'marking' | undefined;
  /** Whether the browser has a network. */
  readonly isOnline: boolean;
}

/** The one reason to tell; undefined where nothing is in the way. That a level is `not-passed` is its `LevelAccess`. */
export function notNow({ status, isOnline }: NotNowFacts): Exclude<NotNow, 'not-passed'> | undefined {
  if (status === 'signed-out' || status === 'limited') return status;
  if (status === 'waiting') return isOnline ? 'failing' : 'offline';
  // Where there is no network nothing is on its way.
  return !isOnline && (status === 'saving' || status === 'marking') ? 'offline' : undefined;
}
