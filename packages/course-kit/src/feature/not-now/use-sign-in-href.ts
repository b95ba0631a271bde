import { useCourseContext } from '../../state/course-context.js';

/**
 * Where to sign in and come back from; null where the host has no such page.
 *
 * @param isNeeded - only a browser knows that nobody is signed in, and which page this is.
 */
export function useSignInHref(isNeeded: boolean): string | null {
  const { linkFor } = useCourseContext();
  return isNeeded ? linkFor({ kind: 'sign-in', returnTo: location.pathname + location.search }) : null;
}
