import { brand } from '#brand/brand.config.ts';

const KEY = `${brand.storageKey}:wanted-page`;

/** The number of the level that a path of this site belongs to. */
export function levelOfPath(path: string): number | undefined {
  const level = /^\/level-([1-9]\d*)(?=[/?#]|$)/.exec(path)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** Keeps for this visit which page of a locked level was asked for, so that passing the level before it leads there. */
export function rememberWantedPage(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without it a pass leads to the start of the next level.
  }
}

/** The page of this level that was asked for while it was locked. */
export function wantedPageOf(level: number): string | undefined {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    return levelOfPath(path) === level ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The page was reached. */
export function forgetWantedPage(path: string): void {
  try {
    if (sessionStorage.getItem(KEY)?.split(/[?#]/)[0] === path) sessionStorage.removeItem(KEY);
  } catch {
    // Then nothing was kept either.
  }
}
