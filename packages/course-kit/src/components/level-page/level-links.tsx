import { ArrowLeft, ArrowRight, Lock } from 'lucide';
import { useContext } from 'react';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { LevelPageTexts } from './level-page-text.js';
import type { LevelPageLinks } from './level-page.view.js';

/** The links at the end of a level, the next one first; renders nothing if there are none. */
export function LevelLinks({
  links: { home, next = null, account = null },
  level,
  isPassed,
}: {
  readonly links: LevelPageLinks;
  /** The level's number. */
  readonly level: number;
  readonly isPassed: boolean;
}) {
  const text = useContext(LevelPageTexts);
  if (home === null && next === null) return null;
  return (
    <nav className="ck-page-nav" aria-label={text('level', { level })}>
      {next !== null &&
        (isPassed ? (
          <Link className="ck-button" data-variant="primary" href={account ?? next}>
            {account === null ? text('next') : text('nextAccount', { level: level + 1 })}
            <Icon of={ArrowRight} flips />
          </Link>
        ) : (
          <button type="button" className="ck-button" disabled>
            <Icon of={Lock} />
            {text('nextLocked')}
          </button>
        ))}
      {home !== null && (
        <Link className="ck-button" href={home}>
          <Icon of={ArrowLeft} flips />
          {text('back')}
        </Link>
      )}
    </nav>
  );
}
