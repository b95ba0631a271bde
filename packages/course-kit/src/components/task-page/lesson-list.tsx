import { useEffect, useRef } from 'react';
import { Link } from '../../primitives/link.js';
import { useMarks } from '../../feature/course-text.js';

/** A lesson of the level, as the list of them shows it. */
export interface ListedLesson {
  readonly title: string;
  /** Null where the host has no page for it. */
  readonly href: string | null;
  readonly isDone: boolean;
}

interface LessonListProps {
  readonly lessons: readonly ListedLesson[];
  /** The number of the lesson that is read, from 1. */
  readonly current: number;
  readonly label: string;
  /** Said of a lesson that is done. */
  readonly doneLabel: string;
}

/** The lessons of the level, one press away wherever one is within a lesson. A press beside it and Escape close it. */
export function LessonList(props: LessonListProps) {
  const list = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = list;
      const isWithin = current !== null && event.composedPath().includes(current);
      if (!current?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : isWithin)) return;
      current.open = false;
      if (event instanceof KeyboardEvent && isWithin) current.querySelector('summary')?.focus();
    };
    const events = ['pointerdown', 'keydown'];
    for (const type of events) document.addEventListener(type, close);
    return () => {
      for (const type of events) document.removeEventListener(type, close);
    };
  }, []);
  return (
    <details ref={list} className="ck-lesson-list">
      <summary>{props.label}</summary>
      <Lessons {...props} />
    </details>
  );
}

/** The same below the canvas, where there is room for both; the other one is not shown then. */
export function LessonRail(props: LessonListProps) {
  return (
    <nav className="ck-lesson-rail" aria-label={props.label}>
      <p aria-hidden="true">{props.label}</p>
      <Lessons {...props} />
    </nav>
  );
}

function Lessons({ lessons, current, doneLabel }: LessonListProps) {
  const marks = useMarks();
  return (
    <ol>
      {lessons.map(({ title, href, isDone }, index) => (
        <li key={title} data-done={isDone || undefined}>
          {href === null ? (
            <span {...marks.course}>{title}</span>
          ) : (
            <Link href={href} aria-current={index + 1 === current ? 'page' : undefined}>
              <span {...marks.course}>{title}</span>
            </Link>
          )}
          {isDone && <span className="ck-visually-hidden">, {doneLabel}</span>}
        </li>
      ))}
    </ol>
  );
}
