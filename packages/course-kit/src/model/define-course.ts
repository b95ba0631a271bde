import { toCourse, toLevel, type AuthoredCourse, type AuthoredLevel } from './authored-course.js';
import type { Course, CourseOutline, Level, LevelOutline, TaskOutline } from './course.js';
import { placeCourseFlows, placeLevelFlows } from './place-flows.js';

/**
 * Makes a course from what its author wrote and gives its levels, tasks and questions their ids.
 *
 * @throws CourseContentError naming every issue by its path, such as `levels[0].questions[2].correctAnswer`.
 */
export function defineCourse(authored: AuthoredCourse): Course {
  return placeCourseFlows(toCourse(authored));
}

/**
 * Makes one level, for courses whose levels are loaded one by one. `defineCourse` takes its result too.
 *
 * @param level - its position in the course, from 1.
 * @throws CourseContentError as `defineCourse` does, with paths from the level on.
 */
export function defineLevel(level: number, authored: AuthoredLevel): Level {
  return placeLevelFlows(toLevel(level, authored));
}

/** A course without its lessons and questions: what a landing page needs, at a fraction of the size. */
export function outlineOf(course: Course): CourseOutline {
  return { ...course, levels: course.levels.map(levelOutlineOf) };
}

function levelOutlineOf({ questions: _questions, asks: _asks, ...level }: Level): LevelOutline {
  return {
    ...level,
    tasks: level.tasks.map(({ id, title, description, duration, stepCount }): TaskOutline => ({
      id,
      title,
      description,
      duration,
      stepCount,
    })),
  };
}
