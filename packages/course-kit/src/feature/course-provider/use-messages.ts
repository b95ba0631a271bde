import { useContext, useMemo } from 'react';
import type { CourseMessages } from '../../messages/course-messages.js';
import { CourseContext } from '../../state/course-context.js';

/** A feature's texts with the host's own ones in place of the defaults. */
export function useMessages<Feature extends keyof CourseMessages>(
  feature: Feature,
  defaults: CourseMessages[Feature],
): CourseMessages[Feature] {
  const overrides = useContext(CourseContext)?.messages?.[feature];
  return useMemo(() => ({ ...defaults, ...overrides }), [defaults, overrides]);
}
