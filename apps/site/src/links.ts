import { defaultLinkFor } from 'course-kit';

/** The kit's targets in this site: the specification's routes are its own. */
export const linkFor = defaultLinkFor;

/** Places of the site that the kit does not know. */
export const paths = {
  auth: '/auth',
  extraCourses: '/extra-courses',
  privacyPolicy: '/privacy-policy',
  anchors: { overview: 'overview', levels: 'levels', getStarted: 'get-started' },
} as const;
