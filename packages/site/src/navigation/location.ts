import { createContext, useContext, useSyncExternalStore } from 'react';
import { withoutBase } from '../base-path.js';

/** Where the visit is. */
export interface SiteLocation {
  /** A path of the site, without the folder that it stands in. */
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** What a navigation has passed on, and what Astro keeps of an entry. */
  readonly state: Readonly<Record<string, unknown>>;
  /** What identifies the entry of the browser's history; another one at each visit of it where browsers do not say. */
  readonly entry: string;
  /** Whether it was reached by Back or Forward, or opened directly. */
  readonly isTraversal: boolean;
  /** How many navigations led to other pages before. */
  readonly count: number;
}

/** The path of the page that is prerendered. */
export const PrerenderedPath = createContext('/');

let count = 0;
let isTraversal = true;
let current = import.meta.env.SSR ? undefined : read();

function read(): SiteLocation {
  const { pathname, search, hash } = window.location;
  return {
    pathname: readablePath(withoutBase(pathname)),
    search,
    hash,
    state: (history.state as SiteLocation['state'] | null) ?? {},
    entry: window.navigation?.currentEntry?.key ?? String(count),
    isTraversal,
    count,
  };
}

/** The location of the page that is shown: during a navigation that of the page before. */
export function shownLocation(): SiteLocation {
  return (current ??= read());
}

/** A path without an invalid escape such as `%E0%A4%A`, which cannot be decoded. */
export function readablePath(pathname: string): string {
  try {
    // The result is used because a minifier would drop a call without use.
    return decodeURI(pathname).startsWith('/') ? pathname : '/';
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}

const listeners = new Set<() => void>();

function update(): void {
  current = read();
  listeners.forEach((listener) => listener());
}

if (!import.meta.env.SSR) {
  document.addEventListener('astro:before-swap', ({ navigationType }) => {
    count += 1;
    isTraversal = navigationType === 'traverse';
  });
  document.addEventListener('astro:after-swap', update);
  let hasTraversed = false;
  window.navigation?.addEventListener('navigate', ({ navigationType }) => {
    hasTraversed = navigationType === 'traverse';
  });
  // Within a page. Astro would scroll to where the entry was left, which may be on the way to its step.
  const follow = (event: Event) => {
    const { pathname, search } = window.location;
    if (readablePath(withoutBase(pathname)) !== current?.pathname || search !== current.search) return;
    if (event.type === 'popstate') event.stopImmediatePropagation();
    isTraversal = window.navigation ? hasTraversed : event.type === 'popstate';
    update();
  };
  window.addEventListener('popstate', follow, { capture: true });
  window.addEventListener('hashchange', follow);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The location of the page, as it is while the page is prerendered and hydrated: without what stands behind its path. */
export function useLocation(): SiteLocation {
  const pathname = useContext(PrerenderedPath);
  const prerendered = useSyncExternalStore(subscribe, shownLocation, () => null);
  return prerendered ?? { pathname, search: '', hash: '', state: {}, entry: '', isTraversal: true, count: 0 };
}

/** The path with what stands behind it. */
export function addressOf({ pathname, search, hash }: SiteLocation): string {
  return pathname + search + hash;
}
