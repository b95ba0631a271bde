/** English wording of the way to say that a step is wrong. */
export const wrongStepMessages = {
  wrong: 'A step is wrong',
} as const;
