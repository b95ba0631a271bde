import type {
  Course,
  CourseOutline,
  Level,
  LevelOutline,
  QuizLevel,
  Task,
  TaskLevel,
} from '../../model/course.js';
import { noSuchLevel } from '../../state/no-such-level.js';

/** A level's outline. @throws Error naming the levels there are. */
export function levelOutlineOf(course: CourseOutline, level: number): LevelOutline {
  const outline = course.levels.find((candidate) => candidate.level === level);
  if (!outline) throw noSuchLevel(level, course.levels);
  return outline;
}

/**
 * A level with its lessons, its questions or both: the one given, or the course's own.
 *
 * @throws Error when the course is an outline and only a number was given.
 */
export function levelOf<Given extends QuizLevel | TaskLevel = Level>(
  course: Course | CourseOutline,
  level: number | Given,
): Given | Level {
  if (typeof level === 'object') return level;
  const found = levelOutlineOf(course, level);
  if ('questions' in found) return found as Level;
  throw new Error(`Level ${level} is an outline: pass the level itself`);
}

/** A task of a level. @throws Error naming the tasks there are. */
export function taskOf(level: TaskLevel, task: number): Task {
  const found = level.tasks[task - 1];
  if (!found)
    throw new Error(`Level ${level.level} has no task ${task}; its tasks are 1 to ${level.tasks.length}`);
  return found;
}
