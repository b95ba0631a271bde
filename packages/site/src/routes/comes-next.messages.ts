/** English wording of what follows a finished lesson. */
export const comesNextMessages = {
  task: 'Next: Task {task}, {title}',
  test: 'Next: the test of Level {level}',
} as const;
