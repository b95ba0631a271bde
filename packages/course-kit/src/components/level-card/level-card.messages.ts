import type { TextsLike } from '../../texts/message-types.js';

/** Texts of the level card. */
export const levelCardMessages = {
  level: 'Level {level}',
  locked: 'Locked',
  open: 'Open',
  inProgress: 'In progress',
  passed: 'Passed',
  tasks: { one: '{count} task', other: '{count} tasks' },
  tasksDone: { one: '{done} of {count} task completed', other: '{done} of {count} tasks completed' },
  topics: 'Topics',
  start: 'Start Level',
  resume: 'Continue Level',
  review: 'Review Level',
  titledAction: '{action}: {title}',
  levelLocked: 'Level Locked',
  lockedHint: 'Complete the previous level to unlock this content.',
} as const;

/** The texts of a level card. */
export type LevelCardMessages = TextsLike<typeof levelCardMessages>;
