import { textOf } from 'course-kit/messages';
import { siteRoutes, type SiteRoute } from '../site-routes.js';
import type { PageDescription } from './page-meta-tags.js';
import { pageMessages } from './page-meta.messages.js';

const english = textOf(pageMessages);

/** Every address of the site with its English words, for what the build writes. */
export const englishPages: readonly (SiteRoute & PageDescription)[] = siteRoutes.map((route) => ({
  ...route,
  ...route.describe(english),
}));
