/** English wording of the search. */
export const searchMessages = {
  title: 'Search the lessons',
  hint: 'A name in {tool}, words of a step, or a question such as “chat forgets my name”.',
  found: { one: '{count} place', other: '{count} places' },
  best: 'The best {count} places',
  none: 'No lesson says “{words}”. Other or fewer words may find it.',
  loading: 'Loading the lessons…',
  failed: 'The lessons could not be loaded.',
  retry: 'Try again',
  lesson: 'Level {level}, task {task}',
  step: 'Level {level}, task {task}, step {step}',
  locked: 'Locked',
  clear: 'Clear',
  close: 'Close',
} as const;
