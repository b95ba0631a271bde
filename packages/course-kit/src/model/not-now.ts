import type { LevelAccess } from './level-state.js';
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

/** What decides it. */
export interface NotNowFacts {
  /** How far what the learner did is kept; `marking` where it is on its way to be marked. @default nothing waits */
  readonly status?: SaveStatus | 'marking' | undefined;
  /** Whether the level is open. @default it is */
  readonly access?: LevelAccess['status'] | undefined;
  /** Whether the browser has a network. */
  readonly isOnline: boolean;
}

/** The one reason to tell; undefined where nothing is in the way. */
export function notNow({ status, access, isOnline }: NotNowFacts): NotNow | undefined {
  if (access === 'locked') return 'not-passed';
  if (status === 'signed-out' || status === 'limited') return status;
  if (status === 'waiting') return isOnline ? 'failing' : 'offline';
  // Where there is no network nothing is on its way.
  return !isOnline && (status === 'saving' || status === 'marking') ? 'offline' : undefined;
}
