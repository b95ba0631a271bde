import { textOf } from '@course-kit/react/messages';
import { outline } from './course.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';
import type { PageDescription } from './head/page-meta-tags.js';
import { pageMessages } from './head/page-meta.messages.js';

const english = textOf(pageMessages);

/** Every route with its English title and description, for the files that the build writes. */
export const englishPages: readonly (SiteRoute & PageDescription)[] = siteRoutes.map((route) => ({
  ...route,
  ...route.describe(english, outline),
}));
