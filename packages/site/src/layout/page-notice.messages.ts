/** English wording of what a page says of code that is still to come, or could not be fetched. */
export const pageNoticeMessages = {
  loading: 'Loading…',
  incomplete: 'This page could not be loaded completely.',
  reload: 'Reload',
  offline: 'You are offline. The page opens when you are online again.',
} as const;
