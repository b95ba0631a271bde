import { Icon, LevelCard, useSession } from '@course-kit/react';
import type { CourseOutline } from '@course-kit/react/model';
import { ArrowLeft, ArrowRight } from 'lucide';
import { useRef } from 'react';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { landingMessages } from './landing.messages.js';

/** The levels side by side; swiped, scrolled, or moved along by the buttons. */
export function LevelsCarousel({ course }: { readonly course: CourseOutline }) {
  const list = useRef<HTMLUListElement>(null);
  // Where it is scrolling to, so that a second press meanwhile goes on from there; null when it stands still.
  const goal = useRef<number>(null);
  const text = useTexts('landing', landingMessages);
  const isSignedOut = useSession().status === 'signed-out';
  const move = (direction: 1 | -1) => {
    const rail = list.current;
    if (!rail) return;
    const isReversed = getComputedStyle(rail).direction === 'rtl';
    const step = direction * (isReversed ? -1 : 1) * rail.clientWidth * 0.8;
    const room = rail.scrollWidth - rail.clientWidth;
    const [least, most] = isReversed ? [-room, 0] : [0, room];
    const left = Math.min(most, Math.max(least, (goal.current ?? rail.scrollLeft) + step));
    // Browsers that do not tell when a scroll has ended are asked for the position.
    goal.current = 'onscrollend' in rail ? left : null;
    rail.scrollTo({ left });
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
      <ul className="levels-rail" ref={list} onScrollEnd={() => (goal.current = null)}>
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
