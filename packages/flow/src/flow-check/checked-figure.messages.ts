/** Texts of the picture of a flow that lacks something. */
export const checkedFigureMessages = {
  picture: 'Your flow.',
  pictureDashed: 'What is missing is dashed.',
  pictureFramed: 'A red frame marks a field to change.',
} as const;
