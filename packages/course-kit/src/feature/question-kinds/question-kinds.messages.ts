/** Texts of questions that have another kind than one right option. */
export const questionKindsMessages = {
  chooseAll: 'Choose all that apply.',
  putInOrder: 'Put these in the right order.',
  matchEach: 'Choose what belongs to each.',
  choose: 'Choose…',
  answer: 'Your answer',
  moveUp: 'Move up: {option}',
  moveDown: 'Move down: {option}',
  moved: '{option}: number {number} of {count}',
} as const;
