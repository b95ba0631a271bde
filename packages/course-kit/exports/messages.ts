export { defineLanguage, defineMessages, definePartialLanguage } from '../src/messages/define-messages.js';
export { en } from '../src/messages/en.js';
export type { CheckedMessages, CourseMessages, MessageOverrides } from '../src/messages/course-messages.js';
export type {
  Message,
  Messages,
  PlaceholderOf,
  PluralMessage,
  TextOf,
  TextsLike,
} from '../src/texts/message-types.js';
export { textOf } from '../src/texts/text-of.js';
export type { PluralFormOf, PluralForms } from '../src/texts/plural-forms.js';
