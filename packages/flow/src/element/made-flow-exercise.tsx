import { useCourse } from '@course-kit/react';
import { levelOf } from '@course-kit/react/feature';
import { useMemo } from 'react';
import { FlowExercise, type FlowExerciseProps } from '../flow-exercise/flow-exercise.js';
import { makeTask } from './make-task.js';

/** Exercises on flows as their author wrote them. */
export function MadeFlowExercise({ level: given, ...props }: FlowExerciseProps) {
  const { course } = useCourse();
  const level = useMemo(() => {
    const level = levelOf(course, given);
    return { ...level, tasks: level.tasks.map(makeTask) };
  }, [course, given]);
  return <FlowExercise {...props} level={level} />;
}
