import { ArrowLeft, ArrowRight } from 'lucide';
import { useContext } from 'react';
import type { TaskLevel } from '../../model/course.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { TaskPageTexts } from './task-page-text.js';
import type { TaskPageLinks } from './task-page.view.js';

/** The ways on from a task, the next one first; nothing where there are none. */
export function TaskLinks({
  links: { level, previous = null, next },
  name,
  isCompleted,
  isLast,
}: {
  readonly links: TaskPageLinks;
  /** Of the landmark. */
  readonly name: string;
  readonly isCompleted: boolean;
  /** The test comes next. */
  readonly isLast: boolean;
}) {
  const text = useContext(TaskPageTexts);
  if (level === null && previous === null && next === null) return null;
  return (
    <nav className="ck-page-nav" aria-label={name}>
      {next !== null && (
        <Link className="ck-button" data-variant={isCompleted ? 'primary' : undefined} href={next}>
          {text(isLast ? 'quiz' : 'next')}
          <Icon of={ArrowRight} flips />
        </Link>
      )}
      {previous !== null && (
        <Link className="ck-button" href={previous}>
          <Icon of={ArrowLeft} flips />
          {text('previous')}
        </Link>
      )}
      {level !== null && (
        <Link className="ck-button" href={level}>
          {text('back')}
        </Link>
      )}
    </nav>
  );
}

/** What a finished task is followed by, by its name. */
export function ComesNext({
  level: { level, tasks },
  task,
  href,
}: {
  readonly level: TaskLevel;
  /** The one that is finished. */
  readonly task: number;
  readonly href: string;
}) {
  const text = useContext(TaskPageTexts);
  // Its number is one more than its index.
  const next = tasks[task];
  return (
    <Link className="ck-link" href={href}>
      {next ? (
        <SentenceWith
          sentence={text('comesNext', { task: task + 1, title: '{title}' })}
          parts={{ title: <CourseText>{next.title}</CourseText> }}
        />
      ) : (
        text('comesTest', { level })
      )}
    </Link>
  );
}
