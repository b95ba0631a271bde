/** English wording of the page for addresses that do not exist. */
export const notFoundMessages = {
  title: 'Oops! Page not found',
  home: 'Return to Home',
  ways: 'The page may have moved, or its address has a typo. Go on from here:',
} as const;
