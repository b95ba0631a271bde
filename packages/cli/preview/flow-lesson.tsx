import { TaskPage } from '@course-kit/react';
import { flowFigures, mapFigures } from '@course-kit/flow';
import '@course-kit/flow/styles.css';
import { FlowCheck } from '@course-kit/flow/check';
import '@course-kit/flow/check.css';
import { FlowExercise } from '@course-kit/flow/exercise';
import '@course-kit/flow/exercise.css';
import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';
import type { Level } from '@course-kit/react/model';

const FIGURES = [flowFigures, mapFigures];

export interface FlowLessonProps {
  readonly level: Level;
  /** The lesson's number, from 1. */
  readonly task: number;
  /** What lessons ask a learner to do, by the ids of their tasks. */
  readonly exercises: TaskExercises;
  readonly checks: TaskChecks;
}

/** A lesson with its flow or map, and what it asks a learner to do. */
export default function FlowLesson({ level, task, exercises, checks }: FlowLessonProps) {
  const id = level.tasks[task - 1]?.id ?? '';
  const exercise = (step: number | 'end', headingRank?: number) => (
    <FlowExercise
      level={level}
      task={task}
      step={step}
      headingRank={headingRank}
      loadExercises={async () => exercises}
    />
  );
  return (
    <TaskPage level={level} task={task} figures={FIGURES} stepExercises={exercise}>
      {exercise('end')}
      {checks[id] && <FlowCheck level={level.level} task={task} loadChecks={async () => checks} />}
    </TaskPage>
  );
}
