import type { TaskOutline, TaughtIn } from '../../model/course.js';
import { stepHref } from '../../model/step-anchor.js';
import { Link } from '../../primitives/link.js';
import { SentenceWith } from '../../feature/course-text.js';
import type { TextOf } from '../../texts/message-types.js';
import type { InCourse } from './answer-details.js';
import type { quizRunnerMessages } from './quiz-runner.messages.js';

/** A step of a lesson, and where its lesson is. */
export interface TeachingStep extends Pick<TaughtIn, 'step'> {
  readonly task: TaskOutline;
  /** Null where the host has no lessons. */
  readonly taskHref: string | null;
}

/** Names the step that teaches what was answered wrong, and leads there where the host has lessons. */
export function StepToRead({
  text,
  inCourse,
  task,
  step,
  taskHref,
}: TeachingStep & {
  readonly text: TextOf<typeof quizRunnerMessages>;
  readonly inCourse: InCourse;
}) {
  const sentence = text('readStep', { step, title: '{title}' });
  const words = (
    <SentenceWith sentence={sentence} parts={{ title: <span {...inCourse(task)}>{task.title}</span> }} />
  );
  return taskHref === null ? (
    <p className="ck-hint">{words}</p>
  ) : (
    <p>
      <Link className="ck-link" href={stepHref(taskHref, step)}>
        {words}
      </Link>
    </p>
  );
}
