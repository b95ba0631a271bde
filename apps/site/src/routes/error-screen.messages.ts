/** English wording of the screen in place of a page that broke. */
export const errorScreenMessages = {
  title: 'Unexpected Application Error!',
  text: 'Something on this page broke. Your saved progress is not affected.',
  reload: 'Reload this page',
  home: 'Return to Home',
} as const;
