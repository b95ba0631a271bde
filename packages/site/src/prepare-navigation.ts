import { withoutBase } from './base-path.js';
import { fetchWords } from './language/language-context.js';
import { showPageNotice } from './layout/page-notice.js';
import { fetchPage } from './loaded-pages.js';
import { readablePath, shownLocation } from './navigation/location.js';
import { navigate } from './navigation/navigate.js';
import { isHostReached } from './open-document.js';
import { routeAt } from './site-routes.js';

/** Never resolves: Astro leaves the page as it is, until the next navigation. */
const forever = new Promise<never>(() => {});

/**
 * Prepares pages that are reached from another one of the visit: their code is fetched, and the content's island renders them. Their
 * documents are not fetched: that would be a round trip for what a newcomer sees in English.
 */
export function prepareNavigation(): void {
  document.addEventListener('astro:before-preparation', (event) => {
    const { to, navigationType } = event;
    event.loader = async () => {
      // Back at the page that is shown, as `stay` leads to.
      const { entry } = shownLocation();
      if (navigationType === 'traverse' && window.navigation?.currentEntry?.key === entry) await forever;
      const main = document.getElementById('main');
      main?.setAttribute('aria-busy', 'true');
      // An entry that the address's own `#` has made has none, and Astro needs one to replace.
      if (history.state === null) history.replaceState({ index: 0, scrollX, scrollY }, '');
      const route = routeAt(readablePath(withoutBase(to.pathname)));
      try {
        await Promise.all([fetchPage(route), fetchWords(route).catch(() => {})]);
      } catch {
        const isReached = event.signal.aborted || (await isHostReached());
        if (event.signal.aborted) return;
        // The address is loaded as a document, which tries again and says what is missing.
        if (isReached) return event.preventDefault();
        main?.removeAttribute('aria-busy');
        await stay(to, navigationType);
        await forever;
      }
    };
  });
  document.addEventListener('astro:before-swap', (event) => {
    event.swap = () => {
      document.getElementById('main')?.removeAttribute('aria-busy');
      // What the page before lacked is none of this one's.
      showPageNotice(null);
    };
  });
}

/** Says that nobody answers, and opens the page once somebody does. */
async function stay(to: URL, navigationType: string): Promise<void> {
  if (navigationType === 'traverse')
    await window.navigation?.traverseTo(shownLocation().entry).finished?.catch(() => undefined);
  showPageNotice('offline');
  const waiting = new AbortController();
  const { signal } = waiting;
  const stop = () => {
    waiting.abort();
    clearInterval(timer);
    showPageNotice(null);
  };
  const retry = async () => {
    if (!(await isHostReached()) || signal.aborted) return;
    stop();
    navigate(withoutBase(to.pathname) + to.search + to.hash);
  };
  // Browsers tell of a network that comes back, not of a host.
  const timer = setInterval(() => navigator.onLine && void retry(), 5_000);
  for (const event of ['online', 'focus']) window.addEventListener(event, retry, { signal });
  document.addEventListener('astro:before-preparation', stop, { signal });
  // Who works on no longer wants to leave.
  document.getElementById('main')?.addEventListener('change', stop, { signal });
}
