/** English wording of the list of languages: what there is in each. */
export const languageListMessages = {
  allLessons: 'Site and all lessons',
  someLessons: { one: 'Site, and lessons of level {levels}', other: 'Site, and lessons of levels {levels}' },
  noLessons: 'Site only, lessons in English',
} as const;
