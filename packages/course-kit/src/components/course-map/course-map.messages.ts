import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the picture of a course. */
export const courseMapMessages = {
  map: 'Your way through the course',
  level: 'Level {level}: {title}',
  locked: 'locked',
  open: 'open',
  inProgress: 'in progress',
  passed: 'passed',
  tasksDone: { one: '{done} of {count} task completed', other: '{done} of {count} tasks completed' },
  detail: '{status}, {tasks}',
} as const;

/** The texts of the picture of a course. */
export type CourseMapMessages = TextsLike<typeof courseMapMessages>;
