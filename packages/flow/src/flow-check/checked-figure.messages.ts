/** Texts of the picture of a flow that lacks something. */
export const checkedFigureMessages = {
  picture: 'Your flow.',
  pictureDashed: 'Dashed: missing.',
  pictureFramed: 'Red frame: change a field.',
} as const;
