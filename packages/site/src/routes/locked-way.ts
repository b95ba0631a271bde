import type { LevelState } from '@course-kit/react/model';
import { firstUnpassedLevel } from '@course-kit/react/model';

/**
 * What opens a locked level for this learner:
 *
 * - `open`: nothing any more.
 * - `account`: the level before was passed by a visitor, and `level` opens with an account.
 * - `test`: `level` is to be passed next.
 */
export type LockedWay = { readonly kind: 'open' | 'account' | 'test'; readonly level: number };

/** Finds the way to a level; `asked` is the one that was asked for, where that is known. */
export function lockedWay(
  levels: readonly LevelState[],
  asked: number | undefined,
  isSignedOut: boolean,
): LockedWay {
  const isOpen = levels.some(({ level, access }) => level === asked && access.status === 'open');
  if (asked !== undefined && isOpen) return { kind: 'open', level: asked };
  const next = firstUnpassedLevel(levels) ?? asked ?? levels.length;
  const isNextOpen = levels.some(({ level, access }) => level === next && access.status === 'open');
  return { kind: isSignedOut && !isNextOpen ? 'account' : 'test', level: next };
}
