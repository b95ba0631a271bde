/** The elements of the kit by what their tags end with, as in `<course-quiz>`. */
export const ELEMENT_NAMES = ['quiz', 'task', 'level-card', 'progress'] as const;

/** What an element's tag ends with. */
export type ElementName = (typeof ELEMENT_NAMES)[number];
