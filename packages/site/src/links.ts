import { defaultLinkFor, type LinkTarget } from '@course-kit/react';
import { withBase, withoutBase } from './base-path.js';

/** The kit's targets in this site, whose routes are the kit's default ones. */
export const linkFor = defaultLinkFor;

/** The kit's targets as addresses on the host, for links that the site's router does not write. */
export function addressFor(target: LinkTarget): string {
  return withBase(
    linkFor('returnTo' in target ? { ...target, returnTo: withoutBase(target.returnTo) } : target),
  );
}

/** Where somebody without a session begins. */
export const signInToBegin = `/auth?redirect=${encodeURIComponent(linkFor({ kind: 'level', level: 1 }))}`;

/** Places of the site that the kit does not know. */
export const paths = {
  auth: '/auth',
  extraCourses: '/extra-courses',
  privacyPolicy: '/privacy-policy',
  anchors: { overview: 'overview', levels: 'levels', getStarted: 'get-started' },
} as const;
