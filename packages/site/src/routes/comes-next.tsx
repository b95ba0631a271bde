import './comes-next.css';
import { useLevel } from '@course-kit/react';
import type { TaskLevel } from '@course-kit/react/model';
import { Link } from 'react-router';
import { CourseText } from '../language/course-text.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { comesNextMessages } from './comes-next.messages.js';

/** What a finished task is followed by, by its name. */
export function ComesNext({
  level: { level, tasks },
  task,
}: {
  readonly level: TaskLevel;
  readonly task: number;
}) {
  const text = useTexts('comesNext', comesNextMessages);
  const isCompleted = useLevel(level).state.completedTasks.includes(task);
  // Its number is one more than its index.
  const next = tasks[task];
  const link = next ? (
    <Link to={linkFor({ kind: 'task', level, task: task + 1 })}>
      <TextAround text={text('task', { task: task + 1, title: ELEMENT })}>
        <CourseText of={next}>{next.title}</CourseText>
      </TextAround>
    </Link>
  ) : (
    <Link to={linkFor({ kind: 'quiz', level })}>{text('test', { level })}</Link>
  );
  return (
    // Always there: an element that comes between others has the styles of the whole lesson computed anew.
    <p className="comes-next" hidden={!isCompleted}>
      {isCompleted && link}
    </p>
  );
}
