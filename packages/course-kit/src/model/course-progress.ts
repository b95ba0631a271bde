import type { LevelState } from './level-state.js';

/** A learner's progress in the course, in tasks and quizzes together. */
export interface CourseProgress {
  /** How many tasks and quizzes are done. */
  readonly done: number;
  /** How many tasks and quizzes there are. */
  readonly total: number;
  /** Whole percent, and 100 only when everything is done. */
  readonly percent: number;
  /** How many levels are passed. */
  readonly passedLevels: number;
}

/** Sums up all levels; a level counts its tasks and its quiz. */
export function courseProgress(states: readonly LevelState[]): CourseProgress {
  const total = states.reduce((sum, state) => sum + state.taskCount + 1, 0);
  const done = states.reduce((sum, state) => sum + state.completedTasks.length + (state.isPassed ? 1 : 0), 0);
  const percent = total === 0 ? 0 : Math.floor((done * 100) / total);
  return { done, total, percent, passedLevels: states.filter((state) => state.isPassed).length };
}
