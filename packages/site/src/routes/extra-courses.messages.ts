/** English wording of the page of extra courses. */
export const extraCoursesMessages = {
  title: 'Extra Courses',
  lead: 'Focused courses for after the levels. They are being written.',
  comingSoon: 'Coming Soon',
} as const;
