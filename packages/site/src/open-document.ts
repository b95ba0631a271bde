import { brand } from 'virtual:course-site/options';

/** The address that was loaded as a document because its code could not be fetched. */
const KEY = `${brand.storageKey}:loaded-anew`;

/**
 * Loads the current address as a document, once: after a deployment its code has other names. False where that was tried, or
 * nobody could know that it was.
 */
export function openDocument(): boolean {
  try {
    if (sessionStorage.getItem(KEY) === location.href) return false;
    sessionStorage.setItem(KEY, location.href);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Forgets what was tried, as a page's code is there. */
export function forgetOpened(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was tried.
  }
}

/** Whether the site's host answers now; without it, a document would be the browser's own page about that. */
export async function isHostReached(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}
