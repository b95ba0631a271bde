/** English wording of the theme switch. */
export const themeMessages = {
  theme: 'Theme',
  system: 'System theme',
  light: 'Light theme',
  dark: 'Dark theme',
} as const;
