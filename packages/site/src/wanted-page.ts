import { brand } from 'virtual:course-site/options';

const KEY = `${brand.storageKey}:wanted-page`;

/** The number of the level that a path belongs to. */
export function levelOfPath(path: string): number | undefined {
  const level = /^\/level-([1-9]\d*)(?=[/?#]|$)/.exec(path)?.[1];
  return level === undefined ? undefined : Number(level);
}

/**
 * Remembers for this visit which page of a locked level was requested, so that passing the level before leads to it.
 */
export function rememberWantedPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage a pass leads to the start of the next level.
  }
}

/** The page of this level that was requested while it was locked. */
export function wantedPageOf(level: number): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    return levelOfPath(path) === level ? path : undefined;
  } catch {
    return undefined;
  }
}

/** Called once the page was reached. */
export function forgetWantedPage(path: string): void {
  try {
    if (sessionStorage.getItem(KEY)?.split(/[?#]/)[0] === path) sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to forget.
  }
}
