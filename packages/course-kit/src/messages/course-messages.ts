import type { en } from '@course-kit/react/messages';
import type { FeatureTexts } from './feature-texts.js';
import type { PlaceholderOf, TextsLike } from '../texts/message-types.js';

/** Every text of the kit in one language, by feature. */
export type CourseMessages = { readonly [Feature in keyof typeof en]: TextsLike<(typeof en)[Feature]> };

/** A host's own texts, such as `{ levelCard: { start: 'Go' } }`; what is left out keeps its default. */
export type MessageOverrides = {
  readonly [Feature in keyof FeatureTexts]?: Partial<TextsLike<FeatureTexts[Feature]>> | undefined;
};

/**
 * The same texts when all of them are right. A feature or text that does not exist, and a placeholder that a text does
 * not have, become types that say so.
 */
export type CheckedMessages<Texts> = {
  readonly [Feature in keyof Texts]: Feature extends keyof FeatureTexts
    ? CheckedFeature<Feature & string, FeatureTexts[Feature], Texts[Feature]>
    : `There is no feature "${Feature & string}"`;
};

/** The texts of one feature, each checked against the English one. */
type CheckedFeature<Feature extends string, English, Texts> = Texts extends undefined
  ? Texts
  : {
      readonly [Key in keyof Texts]: Key extends keyof English
        ? CheckedText<PlaceholderOf<English[Key]>, Texts[Key]>
        : `${Feature} has no text "${Key & string}"`;
    };

/** A text or its plural forms, as they are when they are right. */
type CheckedText<Name extends string, Text> = Text extends string
  ? CheckedForm<Name, Text>
  : { readonly [Form in keyof Text]: CheckedForm<Name | 'count', Text[Form]> };

/** One text as it is when it is right, else a sentence that names the placeholder that does not exist. */
type CheckedForm<Name extends string, Text> = [Exclude<PlaceholderOf<Text>, Name>] extends [never]
  ? Text
  : `There is no {${Exclude<PlaceholderOf<Text>, Name>}} in this text`;
