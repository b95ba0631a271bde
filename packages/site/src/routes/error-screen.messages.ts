/** English wording of the screen that replaces a page with an error. */
export const errorScreenMessages = {
  title: 'Unexpected Application Error!',
  text: 'Something on this page broke. Your saved progress is not affected.',
  reload: 'Reload this page',
  home: 'Return to Home',
} as const;
