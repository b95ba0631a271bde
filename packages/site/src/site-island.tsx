import { StrictMode, useContext, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import {
  BrowserRouter,
  StaticRouter,
  UNSAFE_LocationContext as LocationContext,
  type StaticRouterProps,
} from 'react-router';
import { BASE, withBase } from './base-path.js';
import { firstPathname, loadedPages } from './loaded-pages.js';
import { Site } from './site.js';

/** What hydrates the island, which comes in the same file: `hydrate-after-paint.ts` looks for it there. */
export { default } from '@astrojs/react/client.js';

/** While a page is prerendered its address comes as a prop; a browser has it. */
const Router: ComponentType<StaticRouterProps> = import.meta.env.SSR ? StaticRouter : BrowserRouter;

/** Whether the prerendered page is hydrated; elsewhere the site is rendered in the browser. */
const isHydrated = !import.meta.env.SSR && canHydrate();

function canHydrate(): boolean {
  const path = document.getElementById('root')?.dataset['page'];
  const page = path === undefined ? undefined : loadedPages.get(path);
  if (page) return true;
  // What there is to read stays; the script before the first paint says what is missing.
  if (page === null) throw new Error(`The code of ${path} could not be fetched`);
  // The file has no content, or a host answered with another page's file. Then hydration is impossible, so Astro is told to
  // render the page in the browser.
  document.querySelector('astro-island')?.setAttribute('client', 'only');
  return false;
}

/**
 * The whole site, as Astro prerenders and hydrates it. `path` is that of the page to prerender, and `isFrame` leaves out its
 * content: header and footer stand until the page is rendered in the browser.
 */
export function SiteIsland({ path, isFrame }: { readonly path: string; readonly isFrame?: boolean }) {
  const firstPage = import.meta.env.SSR ? loadedPages.get(isFrame ? '' : path) : [...loadedPages.values()][0];
  const [address] = useState(() => !import.meta.env.SSR && location.href);
  useLayoutEffect(() => {
    // The router listens from now on, and has not noticed Back or Forward of the moment between its first render and this.
    if (location.href !== address) window.dispatchEvent(new PopStateEvent('popstate'));
    // React hydrates the head of a prerendered page; elsewhere it has rendered its own tags beside those of the file.
    if (isHydrated) return;
    document.head.querySelectorAll('[data-static]').forEach((tag) => tag.remove());
    // The frame that it replaces has taken along its menu, which may be open, and the focus on that.
    if (document.documentElement.dataset['menu'] === 'open') {
      const button = document.querySelector<HTMLButtonElement>('.site-menu-button');
      button?.focus();
      (button?.popoverTargetElement as HTMLElement | null)?.togglePopover(true);
    }
  }, [address]);
  return (
    <StrictMode>
      {/* The file for unknown addresses has none of its own. */}
      <Router basename={BASE} location={withBase(path === '*' ? '/*' : path)}>
        <AsLoaded>
          <Site firstPage={firstPage ?? undefined} />
        </AsLoaded>
      </Router>
    </StrictMode>
  );
}

/**
 * The first rendering is of the page whose code is loaded, as its file has it, also where Back or Forward leads to another one
 * before that, within this document. That one follows at once.
 */
function AsLoaded({ children }: { readonly children: ReactNode }) {
  const now = useContext(LocationContext);
  const [isFirst, setFirst] = useState(!import.meta.env.SSR);
  useLayoutEffect(() => setFirst(false), []);
  return (
    <LocationContext
      value={isFirst ? { ...now, location: { ...now.location, pathname: firstPathname } } : now}
    >
      {children}
    </LocationContext>
  );
}
