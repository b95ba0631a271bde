/** Texts of the picture of a course. */
export const courseMapMessages = {
  map: 'Your way through the course',
  level: 'Level {level}',
  locked: 'locked',
  open: 'open',
  inProgress: 'in progress',
  passed: 'passed',
  tasksDone: '{done} of {count} tasks completed',
};

/** The texts of the picture of a course. */
export type CourseMapMessages = typeof courseMapMessages;
