// By its address: the API reports then name the catalogue instead of repeating it.
import type { en } from '@course-kit/react/messages';

/** The texts of this package. */
type OwnTexts = typeof en;

/**
 * The English texts of all features, to the letter. A package with features of its own adds theirs by declaration
 * merging, so that `messages` has them and their types are checked:
 *
 * ```ts
 * declare module '@course-kit/react/feature' {
 *   interface FeatureTexts {
 *     readonly recipe: typeof recipeMessages;
 *   }
 * }
 * ```
 */
export interface FeatureTexts extends OwnTexts {}
