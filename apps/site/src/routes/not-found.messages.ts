/** English wording of the page for addresses that do not exist. */
export const notFoundMessages = {
  title: 'Oops! Page not found',
  home: 'Return to Home',
} as const;
