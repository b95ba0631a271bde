import { LevelCard } from 'course-kit';
import type { CourseOutline } from 'course-kit/model';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../links.js';

/** The levels side by side; swiped, scrolled, or moved along by the buttons. */
export function LevelsCarousel({ course }: { readonly course: CourseOutline }) {
  const list = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1) => {
    const rail = list.current;
    if (!rail) return;
    const isReversed = getComputedStyle(rail).direction === 'rtl';
    rail.scrollBy({ left: direction * (isReversed ? -1 : 1) * rail.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <section id={paths.anchors.levels} className="band levels">
      <div className="levels-head">
        <h2>The levels</h2>
        <div className="levels-controls">
          <button type="button" className="site-button" aria-label="Previous levels" onClick={() => move(-1)}>
            <ArrowLeft size="1em" aria-hidden="true" />
          </button>
          <button type="button" className="site-button" aria-label="Next levels" onClick={() => move(1)}>
            <ArrowRight size="1em" aria-hidden="true" />
          </button>
        </div>
      </div>
      <ul className="levels-rail" ref={list}>
        {course.levels.map(({ level }) => (
          <li key={level}>
            <LevelCard level={level} />
          </li>
        ))}
      </ul>
    </section>
  );
}
