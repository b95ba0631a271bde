import { useContext, type ReactNode } from 'react';
import type { Task } from '../../model/course.js';
import { Link } from '../../primitives/link.js';
import { Heading } from '../../primitives/heading.js';
import { CourseText, useMarks } from '../../feature/course-text.js';
import { LessonBlocks } from './lesson-blocks.js';
import { StepsOnFilm } from './lesson-film.js';
import { TaskPageTexts } from './task-page-text.js';

/** What a host adds to a lesson, at the element with that id. */
export type LessonPart = 'exercise' | 'check';

/** The way into a lesson: what its link says, and where it leads. */
export interface LessonStart {
  /** The key of its text. */
  readonly text: 'start' | 'continueStep' | 'fromStart' | 'finish' | 'next' | 'quiz';
  /** The step that it names, from 1. */
  readonly step: number;
  /** A part of the page, or the page that comes next. */
  readonly href: string;
}

/** What a filled button at the end of the lesson does as well: one for one thing is enough. */
const ALSO_BELOW: readonly LessonStart['text'][] = ['finish', 'next', 'quiz'];

/** What a lesson is about, what it holds and how long it takes, and the ways into it; its film is beside that. */
export function LessonHead({
  task,
  position,
  parts,
  project,
  rank,
  language,
  film,
  start,
}: {
  readonly task: Task;
  readonly position: string;
  readonly parts: readonly LessonPart[];
  /** Says that the task has its level's project; false where it has none. */
  readonly project: ReactNode;
  readonly rank: number;
  /** Says in which language the course is. */
  readonly language: ReactNode;
  readonly film: ReactNode;
  readonly start: LessonStart;
}) {
  const text = useContext(TaskPageTexts);
  const watch = useContext(StepsOnFilm)?.watch;
  const { title, description, duration, minutes, stepCount, introduction } = task;
  const story = introduction.slice(0, 1);
  const marks = useMarks();
  return (
    <header className="ck-lesson-head">
      <div className="ck-page-head">
        <p className="ck-eyebrow">{position}</p>
        <Heading rank={rank} className="ck-title" tabIndex={-1} data-page-title {...marks.course}>
          {title}
        </Heading>
        <p className="ck-lead" {...marks.course}>
          {description}
        </p>
        {language}
        <p className="ck-facts">
          {minutes && (
            <strong className="ck-strong">
              {text('minutes', { minutes: [...new Set([minutes.fewest, minutes.most])].join('–') })}
            </strong>
          )}{' '}
          {stepCount > 0 && <span>{text('holdsSteps', { count: stepCount })}</span>}{' '}
          {parts.map((part) => (
            <a key={part} className="ck-link" href={`#${part}`}>
              {text(part)}
            </a>
          ))}{' '}
          <span>
            {minutes && text('planned')} <CourseText>{duration}</CourseText>
          </span>
        </p>
        {project && <p className="ck-facts">{project}</p>}
        {story.length > 0 && (
          <div className="ck-story" {...marks.course}>
            <LessonBlocks blocks={story} title={title} />
          </div>
        )}
        {stepCount > 0 && (
          <p className="ck-lesson-ways">
            <Link
              className="ck-button"
              data-variant={ALSO_BELOW.includes(start.text) ? undefined : 'primary'}
              href={start.href}
            >
              {text(start.text, start)}
            </Link>
            {watch && (
              <button type="button" className="ck-button ck-watch" onClick={() => watch({ step: 0 })}>
                {text('watch')}
              </button>
            )}
          </p>
        )}
      </div>
      {film}
    </header>
  );
}
