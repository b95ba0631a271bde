import { withDetours } from './flow/flow-detours.js';
import type { Course, TaskLevel } from './course.js';

/** The course with a place for everything that its flows draw; those that a build has placed stay as they are. */
export function placeCourseFlows(course: Course): Course {
  return { ...course, levels: course.levels.map(placeLevelFlows) };
}

/** The level with a place for everything that its flows draw. */
export function placeLevelFlows<Whole extends TaskLevel>(level: Whole): Whole {
  return {
    ...level,
    tasks: level.tasks.map(({ flow, ...task }) => ({ ...task, ...(flow && { flow: withDetours(flow) }) })),
  };
}
