/** Texts of the level card (specification, section 2, landing page). */
export const levelCardMessages = {
  level: 'Level {level}',
  locked: 'Locked',
  open: 'Open',
  inProgress: 'In progress',
  passed: 'Passed',
  tasks: { one: '{count} task', other: '{count} tasks' },
  tasksDone: '{done} of {count} tasks completed',
  topics: 'Topics',
  start: 'Start Level',
  resume: 'Continue Level',
  review: 'Review Level',
  levelLocked: 'Level Locked',
  lockedHint: 'Complete the previous level to unlock this content.',
};

/** The texts of a level card. */
export type LevelCardMessages = typeof levelCardMessages;
