import { useContext, type ReactNode } from 'react';
import type { Task } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { RichText } from '../../primitives/rich-text.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { isPart } from './is-part.js';
import { StepsOnFilm } from './lesson-film.js';
import { TaskPageTexts, type TaskPageText } from './task-page-text.js';

/** What a host adds to a lesson, at the element with that id. */
export type LessonPart = 'exercise' | 'check';

/** What a lesson is about, what it holds and how long it takes, and the ways into it; its film is beside that. */
export function LessonHead({
  task,
  position,
  parts,
  rank,
  language,
  film,
}: {
  readonly task: Task;
  readonly position: string;
  readonly parts: readonly LessonPart[];
  readonly rank: number;
  /** Says in which language the course is. */
  readonly language: ReactNode;
  readonly film: ReactNode;
}) {
  const text = useContext(TaskPageTexts);
  const watch = useContext(StepsOnFilm)?.watch;
  const { title, description, duration, minutes, stepCount, introduction } = task;
  const [story] = introduction;
  return (
    <header className="ck-lesson-head">
      <div className="ck-page-head">
        <p className="ck-eyebrow">{position}</p>
        <Heading rank={rank} className="ck-title" tabIndex={-1} data-page-title>
          <CourseText>{title}</CourseText>
        </Heading>
        <p className="ck-lead">
          <CourseText>{description}</CourseText>
        </p>
        {language}
        <p className="ck-facts">
          {minutes && <strong className="ck-strong">{minutesOf(minutes, text)}</strong>}{' '}
          {stepCount > 0 && <span>{text('holdsSteps', { count: stepCount })}</span>}{' '}
          {parts.map((part) => (
            <a key={part} className="ck-link" href={`#${part}`}>
              {text(part)}
            </a>
          ))}{' '}
          <span>
            <SentenceWith
              sentence={minutes ? text('planned', { duration: '{duration}' }) : '{duration}'}
              parts={{ duration: <CourseText>{duration}</CourseText> }}
            />
          </span>
        </p>
        {story !== undefined && !isPart(story) && (
          <p className="ck-story">
            <CourseText>
              <RichText source={story} />
            </CourseText>
          </p>
        )}
        {stepCount > 0 && (
          <p className="ck-lesson-ways">
            <a className="ck-button" data-variant="primary" href="#step-1">
              {text('start')}
            </a>
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

/** How long the lesson takes; one number where quick and slow learners need the same. */
function minutesOf({ fewest, most }: NonNullable<Task['minutes']>, text: TaskPageText) {
  return fewest === most
    ? text('minutesAbout', { minutes: most })
    : text('minutes', { from: fewest, to: most });
}
