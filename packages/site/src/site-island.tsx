import Footer from 'virtual:course-site/components/Footer';
import Header from 'virtual:course-site/components/Header';
import { preloadToaster, Toaster } from '@course-kit/react';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { SignOut } from './auth/sign-out.js';
import { PageMeta } from './head/page-meta.js';
import { usePageLanguage } from './language/use-page-language.js';
import { LanguageNotice } from './language/language-notice.js';
import { useScrollAndFocus } from './layout/use-scroll-and-focus.js';
import { SaveStatus } from './layout/save-status.js';
import { loadedPage, type LoadedPage } from './loaded-pages.js';
import { useLocation } from './navigation/location.js';
import { prepareNavigation } from './prepare-navigation.js';
import { leaveHead } from './render-island.js';
import { ErrorScreen } from './routes/error-screen.js';
import type { SiteRoute } from './site-routes.js';
import { SiteProviders } from './site-providers.js';

/** What renders the islands, which comes in the same file: `hydrate-after-paint.ts` looks for it there. */
export { default } from './render-island.js';

interface IslandProps {
  /** The path of the page that is prerendered. */
  readonly path: string;
}

/** The navigation of every page, and what is to be told on any. It stays from one page to the next. */
export function HeaderIsland({ path }: IslandProps) {
  return (
    <SiteProviders path={path}>
      <Header>
        <LanguageNotice />
        <SaveStatus />
      </Header>
      <SignOut />
    </SiteProviders>
  );
}

/** The end of every page. It stays from one page to the next. */
export function FooterIsland({ path }: IslandProps) {
  return (
    <SiteProviders path={path}>
      <Footer />
    </SiteProviders>
  );
}

/** Notifications, which stand from one page to the next. */
export function NoticesIsland({ path }: IslandProps) {
  useEffect(() => {
    const prefetch = () => {
      // Nearly every visit shows a toast, and the one about a lost network must be loaded before the network is lost.
      void preloadToaster();
      // For as long as the site is open.
      void import('./layout/keep-place.js').then(({ keepPlace }) => keepPlace()).catch(() => {});
    };
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'undefined') {
      const later = setTimeout(prefetch, 500);
      return () => clearTimeout(later);
    }
    const whenIdle = requestIdleCallback(prefetch);
    return () => cancelIdleCallback(whenIdle);
  }, []);
  return <SiteProviders path={path} toaster={<Toaster variant="stacked" />} />;
}

/** What a page is about. Where it has no content before progress is known, the file says that it is coming. */
export function PageIsland({ path, isFrame = false }: IslandProps & { readonly isFrame?: boolean }) {
  return (
    <SiteProviders path={path}>
      <Page isFrame={isFrame} />
    </SiteProviders>
  );
}

function Page({ isFrame }: { readonly isFrame: boolean }) {
  usePageLanguage();
  const { pathname } = useLocation();
  const [isComing, setComing] = useState(isFrame);
  useEffect(() => {
    if (isFrame) leaveHead();
    setComing(false);
  }, [isFrame]);
  const page = loadedPage(pathname);
  if (isComing || !page)
    // The text is prerendered, in English as all of that, for a line on which the code takes seconds.
    return (
      <div className="page page-loading" aria-busy={import.meta.env.SSR || isComing ? undefined : true}>
        <p className="waited">Loading…</p>
      </div>
    );
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
      <Content key={page.route.path} page={page} />
    </ErrorBoundary>
  );
}

/** A page, behind the guard of its level where that may be locked. */
function Content({ page: { route, Component, Guard } }: { readonly page: LoadedPage }) {
  const content = (
    <>
      <PageEffects page={route} />
      <Component />
    </>
  );
  return Guard && route.level !== undefined ? <Guard level={route.level}>{content}</Guard> : content;
}

/** Sets the head of the page, and where it is scrolled to and what has the focus once its content is rendered. */
function PageEffects({ page }: { readonly page: SiteRoute }) {
  useScrollAndFocus();
  // The file of a prerendered page has its head already.
  return import.meta.env.SSR ? null : <PageMeta page={page} />;
}

if (!import.meta.env.SSR) prepareNavigation();
