'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { firstUnpassedLevel } from '../../model/continue-target.js';
import type { LevelAccess, LockedAccess } from '../../model/level-state.js';
import { useGateCheck } from '../../state/use-early-answer.js';
import { useCourse, useLevels, useNotify } from '../../state/use-course.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { CourseProps } from '../../feature/view-props.js';
import { UnlockGateView } from './unlock-gate.view.js';

/** Props of `UnlockGate`. */
export interface UnlockGateProps extends CourseProps {
  /** The level that must be open. Level 1 always is; a level that the course does not have never is. */
  readonly level: number;
  /**
   * Called once when the level turns out to be locked, after the toast: the place to redirect.
   * Without it the gate itself says what must be done first.
   */
  readonly onLocked?: (access: LockedAccess) => void;
  /** What is shown once the level is open. */
  readonly children: ReactNode;
}

/** For a level that does not exist, for example from a mistyped address: the gate stays closed. */
const NO_SUCH_LEVEL: LevelAccess = { status: 'locked', requiredLevel: 1 };

/**
 * Shows its children only when their level is open. While that is being
 * found out it shows an empty placeholder.
 */
export const UnlockGate = connected(
  'UnlockGate',
  function UnlockGate({ level, onLocked, children }: UnlockGateProps) {
    const { linkFor } = useCourse();
    const { status, levels } = useLevels();
    const known = levels.find((state) => state.level === level)?.access;
    const isOpenByCheck = useGateCheck(level, known?.status === 'locked' && status === 'loading');
    const access: LevelAccess =
      known && isOpenByCheck && status !== 'ready' ? { status: 'open' } : (known ?? NO_SUCH_LEVEL);
    const notify = useNotify();
    const hasTold = useRef(false);
    const texts = useFeatureTexts('unlockGate');
    // Before the storage has answered, a level may be known to be open, but not to be locked.
    const isKnown = access.status === 'open' || status !== 'loading' || access === NO_SUCH_LEVEL;

    useEffect(() => {
      if (!isKnown || access.status === 'open' || hasTold.current || !onLocked) return;
      hasTold.current = true;
      notify('locked');
      onLocked(access);
    });

    if (!isKnown) return <div className="ck-root ck-gate-placeholder" aria-busy="true" />;
    if (access.status === 'open') return children;
    if (onLocked) return null;
    // If several levels are not passed, the link leads to the first of them, which is open.
    const requiredLevel = firstUnpassedLevel(levels) ?? access.requiredLevel;
    const href = linkFor({ kind: 'level', level: requiredLevel });
    return <UnlockGateView level={level} requiredLevel={requiredLevel} href={href} {...texts} />;
  },
);
