import { en as credentials } from '@course-kit/credentials/messages';
import { en as flow } from '@course-kit/flow/messages';
import { en, type CourseMessages, type Messages } from '@course-kit/react/messages';
import { pseudoMessages } from './pseudo.js';

/** Every text of the packages by feature and meaning. */
export const catalogue: Readonly<Record<string, Messages>> = { ...en, ...credentials, ...flow };

/** The same in the pseudo-locale. */
export const pseudoCatalogue = Object.fromEntries(
  Object.entries(catalogue).map(([feature, messages]) => [feature, pseudoMessages(messages)]),
) as CourseMessages & Readonly<Record<string, Messages>>;
