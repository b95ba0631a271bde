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
  if (!useLevel(level).state.completedTasks.includes(task)) return null;
  // Its number is one more than its index.
  const next = tasks[task];
  return (
    <p className="comes-next">
      {next ? (
        <Link to={linkFor({ kind: 'task', level, task: task + 1 })}>
          <TextAround text={text('task', { task: task + 1, title: ELEMENT })}>
            <CourseText of={next}>{next.title}</CourseText>
          </TextAround>
        </Link>
      ) : (
        <Link to={linkFor({ kind: 'quiz', level })}>{text('test', { level })}</Link>
      )}
    </p>
  );
}
