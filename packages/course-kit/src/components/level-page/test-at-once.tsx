import { useContext } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Link } from '../../primitives/link.js';
import { LevelPageTexts } from './level-page-text.js';

/** For who knows the level already: its test, which is open without the tasks. Nothing once it is passed. */
export function TestAtOnce({
  level,
  state,
  href,
}: {
  readonly level: LevelOutline;
  readonly state: LevelState;
  readonly href: string | null;
}) {
  const text = useContext(LevelPageTexts);
  if (state.isPassed || state.status === 'locked' || level.questionCount === 0 || href === null) return null;
  return (
    <p className="ck-hint">
      {text('known')}{' '}
      <Link className="ck-link" href={href}>
        {text('knownTest')}
      </Link>
    </p>
  );
}
