/** Texts of the picture of a flow that lacks something. */
export const checkedFigureMessages = {
  picture: 'Your flow. What is missing is dashed.',
} as const;
