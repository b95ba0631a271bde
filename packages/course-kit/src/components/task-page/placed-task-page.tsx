import { useMemo } from 'react';
import { placeLevelFlows } from '../../model/place-flows.js';
import { useCourseContext } from '../../state/course-context.js';
import { levelOf } from '../../feature/course-provider/level-of.js';
import { TaskPage, type TaskPageProps } from './task-page.js';

/** A lesson of a course whose flows may have no places yet, as its author wrote it: a quiz, which draws none, is spared that work. */
export function PlacedTaskPage({ level: given, ...props }: TaskPageProps) {
  const { course } = useCourseContext().store.services;
  const level = useMemo(() => placeLevelFlows(levelOf(course, given)), [course, given]);
  return <TaskPage {...props} level={level} />;
}
