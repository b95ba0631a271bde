/** English wording of the language menu. */
export const languageMessages = {
  label: 'Language',
  failed: 'The site could not be shown in {language}. Check your connection and try again.',
  tryAgain: 'Try again',
  close: 'Close',
} as const;
