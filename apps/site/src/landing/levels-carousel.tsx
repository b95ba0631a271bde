import { Icon, LevelCard, useSession } from 'course-kit';
import type { CourseOutline } from 'course-kit/model';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useRef } from 'react';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { landingMessages } from './landing.messages.js';

/** The levels side by side; swiped, scrolled, or moved along by the buttons. */
export function LevelsCarousel({ course }: { readonly course: CourseOutline }) {
  const list = useRef<HTMLUListElement>(null);
  const text = useTexts('landing', landingMessages);
  const isSignedOut = useSession().status === 'signed-out';
  const move = (direction: 1 | -1) => {
    const rail = list.current;
    if (!rail) return;
    const isReversed = getComputedStyle(rail).direction === 'rtl';
    rail.scrollBy({ left: direction * (isReversed ? -1 : 1) * rail.clientWidth * 0.8 });
  };
  return (
    <section id={paths.anchors.levels} className="band levels">
      <div className="levels-head">
        <h2>{text('levels')}</h2>
        <div className="levels-controls">
          <Tooltip text={text('previousLevels')}>
            <button
              type="button"
              className="site-button"
              aria-label={text('previousLevels')}
              onClick={() => move(-1)}
            >
              <Icon of={ArrowLeft} flips />
            </button>
          </Tooltip>
          <Tooltip text={text('nextLevels')}>
            <button
              type="button"
              className="site-button"
              aria-label={text('nextLevels')}
              onClick={() => move(1)}
            >
              <Icon of={ArrowRight} flips />
            </button>
          </Tooltip>
        </div>
      </div>
      <ul className="levels-rail" ref={list}>
        {course.levels.map(({ level }) => (
          <li key={level}>
            <LevelCard level={level} {...(isSignedOut && level === 1 && { href: signInFor(level) })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A learner who begins signed out signs in first. */
function signInFor(level: number): string {
  return `${paths.auth}?redirect=${encodeURIComponent(linkFor({ kind: 'level', level }))}`;
}
