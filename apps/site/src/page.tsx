import type { UIMatch } from 'react-router';

/** What a route says of its page. */
export interface PageHandle {
  /** Shown in the browser's tab, before the site's name. */
  readonly title: string;
}

/** The title of the deepest matched page, or nothing. */
export function titleOf(matches: readonly UIMatch[]): string | undefined {
  const handle = matches.at(-1)?.handle as PageHandle | undefined;
  return handle?.title;
}
