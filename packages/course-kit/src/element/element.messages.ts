/** Texts of the elements themselves. */
export const elementMessages = {
  fault: 'This part of the course cannot be shown.',
};

/** The texts of an element that cannot show its course. */
export type ElementMessages = typeof elementMessages;
