import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import type { CourseWords } from './language/course-words.js';
import { useLanguage } from './language/language-context.js';
import { showPageNotice } from './layout/page-notice.js';
import { loadPage, type LoadedPage } from './load-page.js';
import { forgetOpened, isHostReached, openDocument } from './open-document.js';
import { readablePath, routeAt, type SiteRoute } from './site-routes.js';

/** What is on the screen. */
export interface ShownPage {
  readonly location: Location;
  /** What identifies the entry of the browser's history. */
  readonly entry: string;
  /** Whether it was reached by Back or Forward, or opened directly. */
  readonly isPop: boolean;
  /** Undefined where not even the first page's code is there. */
  readonly page: LoadedPage | undefined;
}

/**
 * The page of the current address, or the one before for as long as its code is being fetched. Where that fails twice, the
 * address is loaded as a document; where that does not help either, the screen stays and says so. Where nobody answers, the
 * address goes back to the page that is shown, until somebody does.
 */
export function useShownPage(firstPage: LoadedPage | undefined): ShownPage & { readonly isBusy: boolean } {
  const found = useLocation();
  const location = { ...found, pathname: readablePath(found.pathname) };
  const isPop = useNavigationType() === 'POP';
  // The router gives the entries of `#` links no key of their own. Browsers before 2026 have nothing better.
  const entry = (!import.meta.env.SSR && window.navigation?.currentEntry?.key) || found.key;
  const route = routeAt(location.pathname);
  const [pages, setPages] = useState<readonly LoadedPage[]>(firstPage ? [firstPage] : []);
  const { words } = useLanguage().shown;
  // A page that was visited in another language is fetched in this one.
  const page = words?.has(route) === false ? undefined : pages.find((other) => other.route === route);
  const [before, setBefore] = useState<ShownPage>({ location, entry, isPop, page });
  const [missed, setMissed] = useState<Location>();
  if (page && (before.page !== page || before.entry !== entry || before.location.hash !== location.hash)) {
    setBefore({ location, entry, isPop, page });
    if (before.page !== page) setMissed(undefined);
  }
  const awaited = page ? undefined : found;
  useFetched(route, words, awaited, setPages, before.page && setMissed);
  useMissed(missed, awaited, before);
  return page ? { location, entry, isPop, page, isBusy: false } : { ...before, isBusy: true };
}

/** Goes back from a page that nobody answered for to the one that is shown, says so there, and opens it once somebody answers. */
function useMissed(missed: Location | undefined, awaited: Location | undefined, shown: ShownPage): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!missed) return undefined;
    if (awaited) {
      if (awaited.key !== missed.key) return undefined;
      const { navigation } = window;
      // What took the place of the page that is shown gives it back; browsers before 2026 have nothing better.
      if (navigation && navigation.currentEntry?.key !== shown.entry) navigation.traverseTo(shown.entry);
      else void navigate(shown.location, { replace: true });
      return undefined;
    }
    showPageNotice('offline');
    return whenReturned(async () => {
      if (await isHostReached()) void navigate(missed);
    });
  }, [missed, awaited, shown, navigate]);
}

/** Runs something when the network is back or the learner returns to the tab, until it is stopped, and what was said is taken back. */
function whenReturned(run: () => void): () => void {
  window.addEventListener('online', run);
  window.addEventListener('focus', run);
  return () => {
    window.removeEventListener('online', run);
    window.removeEventListener('focus', run);
    showPageNotice(null);
  };
}

/** Fetches a page's code that is not there, and again when the network is back or the learner returns to the tab. */
function useFetched(
  route: SiteRoute,
  words: CourseWords | undefined,
  awaited: Location | undefined,
  setPages: Dispatch<SetStateAction<readonly LoadedPage[]>>,
  miss: ((awaited: Location) => void) | undefined,
): void {
  useEffect(() => {
    if (!awaited) {
      forgetOpened();
      // What the page before lacked is none of this one's.
      showPageNotice(null);
      return undefined;
    }
    let isWanted = true;
    const giveUp = async () => {
      const isReached = await isHostReached();
      if (!isWanted || (isReached && openDocument())) return;
      if (miss && !isReached) miss(awaited);
      else showPageNotice(isReached ? 'incomplete' : 'offline');
    };
    const fetchPage = () =>
      void Promise.all([
        loadPage(route),
        // A page whose words cannot be fetched is in English.
        words?.fetch(route).catch(() => {}),
      ]).then(
        ([page]) => {
          if (isWanted) setPages((all) => [...all, page]);
          return undefined;
        },
        () => {
          if (isWanted) void giveUp();
        },
      );
    fetchPage();
    const stop = whenReturned(fetchPage);
    return () => {
      isWanted = false;
      stop();
    };
  }, [route, awaited, setPages, words, miss]);
}
