import { textOf } from '@course-kit/react/messages';
import { outline } from './course.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';
import type { PageDescription } from './head/page-meta-tags.js';
import { pageMessages } from './head/page-meta.messages.js';
import { ENGLISH } from './language/load-catalogue.js';
import type { SiteMessages } from './language/site-messages.js';
import { unknownWords } from './language/unknown-words.js';
import words from 'virtual:course-site/words';

const unknown = unknownWords(words);
if (unknown.length > 0) throw new Error(`courseSite: ${unknown.join('\n')}`);

const english = textOf(pageMessages, ENGLISH.own?.['pages'] as Partial<SiteMessages['pages']>);

/** Every route with its English title and description, for the files that the build writes. */
export const englishPages: readonly (SiteRoute & PageDescription)[] = siteRoutes.map((route) => ({
  ...route,
  ...route.describe(english, outline),
}));
