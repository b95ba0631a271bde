/** Texts of the picture of a flow that lacks something. */
export const checkedFigureMessages = {
  picture: 'Your flow.',
  pictureDashed: 'What is missing is dashed.',
  pictureFramed: 'A red frame shows where a field has to change.',
} as const;
