/** English wording of the way to say that a step is wrong. */
export const wrongStepMessages = {
  wrong: 'This step is wrong',
} as const;
