import { useContext } from 'react';
import type { LevelOutline } from '../../model/course.js';
import type { LevelState } from '../../model/level-state.js';
import { Link } from '../../primitives/link.js';
import { LevelPageTexts } from './level-page-text.js';

/**
 * A link to the test for learners who already know the level: the tasks are not required. Renders nothing once it is
 * passed.
 */
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
