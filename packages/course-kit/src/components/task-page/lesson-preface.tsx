import { useContext, type ReactNode } from 'react';
import type { CarriedOut, Task } from '../../model/course.js';
import { useMarks } from '../../feature/course-text.js';
import { isPart } from './is-part.js';
import { LessonBlocks } from './lesson-blocks.js';
import { TaskPageTexts, type TaskPageText } from './task-page-text.js';

/** What is good to know before a lesson begins, and with what it was tried out: a press away, so that the first step is in sight. */
export function LessonPreface({
  task,
  figure,
  locale,
}: {
  readonly task: Task;
  /** The picture of what the lesson leads to. */
  readonly figure: ReactNode;
  readonly locale: string | undefined;
}) {
  const text = useContext(TaskPageTexts);
  const marks = useMarks();
  const { introduction, testedAgainst, carriedOut } = task;
  const [story] = introduction;
  // The lesson's head tells the story.
  const blocks = story !== undefined && !isPart(story) ? introduction.slice(1) : introduction;
  if (blocks.length === 0 && !figure && testedAgainst === undefined && !carriedOut) return null;
  return (
    <details className="ck-preface">
      <summary>{text('before')}</summary>
      <div className="ck-introduction">
        <div {...marks.course}>
          <LessonBlocks blocks={blocks} title={task.title} />
        </div>
        {figure}
        {carriedOut && <p className="ck-hint">{carriedOutLine(task, carriedOut, text, locale)}</p>}
        {testedAgainst !== undefined && (
          <p className="ck-hint">{text('testedAgainst', { version: testedAgainst })}</p>
        )}
      </div>
    </details>
  );
}

/** Which steps a machine has carried out, in what and when: only what is so. */
function carriedOutLine(
  task: Task,
  { tool, day: date, steps: done }: CarriedOut,
  text: TaskPageText,
  locale = 'en-US',
) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
  const count = task.steps.length;
  if (done >= count) return text('carriedOut', { tool, day });
  return text('carriedOutSome', { done, count, tool, day });
}
