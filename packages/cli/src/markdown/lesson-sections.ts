import type { Code, RootContent } from 'mdast';
import type { Section } from './sections.js';

/** The heading above exercises that stand at the end of a lesson. */
export const EXERCISE_SECTION = 'Exercise';

/** The heading above a lesson's checks. */
export const CHECK_SECTION = 'Check';

/** Headings of the lists of links at the end of a lesson. */
export const LINK_SECTIONS = {
  Resources: 'resources',
  Documentation: 'documentation',
  Links: 'links',
} as const;

/** A lesson's sections that are steps; the others have headings of their own. */
export const stepsIn = (sections: readonly Section[]): readonly Section[] =>
  sections.filter(
    ({ title }) => !(title in LINK_SECTIONS) && title !== CHECK_SECTION && title !== EXERCISE_SECTION,
  );

/** A block of `exercise`. */
export const isExercise = (node: RootContent): node is Code =>
  node.type === 'code' && node.lang === 'exercise';

/** A block of `flow`: the lesson's own in its introduction, in a step what that adds to it. */
export const isFlow = (node: RootContent): node is Code => node.type === 'code' && node.lang === 'flow';
