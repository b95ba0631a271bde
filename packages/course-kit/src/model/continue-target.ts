import type { CourseOutline } from './course.js';
import type { LevelState } from './level-state.js';

/** Where a learner continues: a task, a level's quiz, or nowhere because the course is completed. */
export type ContinueTarget =
  | { readonly kind: 'task'; readonly level: number; readonly task: number }
  | { readonly kind: 'quiz'; readonly level: number }
  | { readonly kind: 'finished' };

/**
 * The next undone task after the latest done one, then earlier gaps, then the quiz of the first level
 * that is not passed. Only open levels count; a passed level's undone tasks are left alone.
 */
export function continueTarget(course: CourseOutline, states: readonly LevelState[]): ContinueTarget {
  const current = states.find((state) => !state.isPassed && state.access.status === 'open');
  if (!current) return { kind: 'finished' };
  const count = course.levels.find((outline) => outline.level === current.level)?.tasks.length ?? 0;
  const task = nextTask(count, current.completedTasks);
  return task === undefined
    ? { kind: 'quiz', level: current.level }
    : { kind: 'task', level: current.level, task };
}

/** The next task of a level that is not done: the first one after the latest done, else the first gap. */
export function nextTask(count: number, completedTasks: readonly number[]): number | undefined {
  const undone = Array.from({ length: count }, (_, index) => index + 1).filter(
    (task) => !completedTasks.includes(task),
  );
  const latest = Math.max(0, ...completedTasks);
  return undone.find((candidate) => candidate > latest) ?? undone[0];
}

/** The first level whose quiz is not passed, or null when all are (the landing page's call to action). */
export function firstUnpassedLevel(states: readonly LevelState[]): number | null {
  return states.find((state) => !state.isPassed)?.level ?? null;
}
