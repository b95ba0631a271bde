import { useCourseContext } from '../../state/course-context.js';
import { signInFromHere } from '../../state/link-target.js';

/**
 * Where to sign in and come back from; null where the host has no such page.
 *
 * @param isNeeded - only a browser knows that nobody is signed in, and which page this is.
 */
export function useSignInHref(isNeeded: boolean): string | null {
  const { linkFor } = useCourseContext();
  return isNeeded ? signInFromHere(linkFor) : null;
}
