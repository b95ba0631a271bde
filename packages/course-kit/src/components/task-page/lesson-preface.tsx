import { useContext, type ReactNode } from 'react';
import type { Task } from '../../model/course.js';
import { useMarks } from '../../feature/course-text.js';
import { LessonBlocks } from './lesson-blocks.js';
import { TaskPageTexts } from './task-page-text.js';

/** What is good to know before a lesson begins, and with what it was tried out: a press away, so that the first step is in sight. */
export function LessonPreface({
  task,
  figure,
  locale = 'en-US',
}: {
  readonly task: Task;
  /** The picture of what the lesson leads to. */
  readonly figure: ReactNode;
  readonly locale: string | undefined;
}) {
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  const { introduction, testedAgainst, carriedOut } = task;
  // The lesson's head begins with the first one.
  const blocks = introduction.slice(1);
  if (!blocks.length && !figure && !testedAgainst && !carriedOut) return null;
  return (
    <details className="ck-preface">
      <summary>{text('before')}</summary>
      <div className="ck-introduction">
        <div {...marks.course}>
          <LessonBlocks blocks={blocks} title={task.title} />
        </div>
        {figure}
        {carriedOut && (
          <p className="ck-hint">
            {text('carriedOut', {
              done: carriedOut.steps,
              count: task.steps.length,
              tool: carriedOut.tool,
              day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                new Date(carriedOut.day),
              ),
            })}
          </p>
        )}
        {testedAgainst && <p className="ck-hint">{text('testedAgainst', { version: testedAgainst })}</p>}
      </div>
    </details>
  );
}
