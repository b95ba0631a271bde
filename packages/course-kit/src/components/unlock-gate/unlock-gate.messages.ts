/** Texts of the gate (specification, sections 2 and 8). */
export const unlockGateMessages = {
  title: 'Content locked',
  description: 'Complete the previous level to access this content.',
  required: 'Go to Level {level}',
};

/** The texts of a gate. */
export type UnlockGateMessages = typeof unlockGateMessages;
