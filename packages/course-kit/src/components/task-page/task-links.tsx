import { ArrowLeft, ArrowRight } from 'lucide';
import { useContext } from 'react';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { TaskPageTexts } from './task-page-text.js';
import type { TaskPageLinks } from './task-page.view.js';

/** The ways on from a task, the next one first; nothing where there are none. */
export function TaskLinks({
  links: { level, previous = null, next },
  name,
  isLast,
}: {
  readonly links: TaskPageLinks;
  /** Of the landmark. */
  readonly name: string;
  /** The test comes next. */
  readonly isLast: boolean;
}) {
  const text = useContext(TaskPageTexts);
  if (level === null && previous === null && next === null) return null;
  return (
    <nav className="ck-page-nav" aria-label={name}>
      {next !== null && (
        <Link className="ck-button" href={next}>
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
