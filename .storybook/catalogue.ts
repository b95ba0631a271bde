import { en, type CourseMessages, type Messages } from '@course-kit/react/messages';
import { pseudoMessages } from './pseudo.js';

/** Every text of the kit by feature and meaning. */
export const catalogue: Readonly<Record<string, Messages>> = en;

/** The same in the pseudo-locale. */
export const pseudoCatalogue = Object.fromEntries(
  Object.entries(catalogue).map(([feature, messages]) => [feature, pseudoMessages(messages)]),
) as CourseMessages & Readonly<Record<string, Messages>>;
