import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router';
import { LanguageProvider } from './language/language-provider.js';
import { PageMeta } from './head/page-meta.js';
import { RootLayout } from './layout/root-layout.js';
import { useScrollAndFocus } from './layout/use-scroll-and-focus.js';
import type { LoadedPage } from './load-page.js';
import { ErrorScreen } from './routes/error-screen.js';
import { routeAt, type SiteRoute } from './site-routes.js';
import { useShownPage } from './use-shown-page.js';

/**
 * The whole site; a router stands around it.
 *
 * @param firstPage - the page on which the visit starts, which is rendered, or hydrated, at once. Without it nothing but
 *   header and footer is shown until its code is there.
 */
export function Site({ firstPage }: { readonly firstPage?: LoadedPage | undefined }) {
  return (
    <LanguageProvider page={routeAt(useLocation().pathname)}>
      <Pages firstPage={firstPage} />
    </LanguageProvider>
  );
}

function Pages({ firstPage }: { readonly firstPage: LoadedPage | undefined }) {
  const { location, entry, isPop, page, isBusy } = useShownPage(firstPage);
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[location.pathname]}>
      <RootLayout isBusy={isBusy}>
        {page ? (
          <Routes location={location}>
            <Route
              path={page.route.path}
              element={<Page key={page.route.path} page={page} entry={entry} isPop={isPop} />}
            />
          </Routes>
        ) : (
          // The text is prerendered, in English as all of that, for a line on which the code takes seconds.
          <div className="page page-loading">{import.meta.env.SSR && <p className="waited">Loading…</p>}</div>
        )}
      </RootLayout>
    </ErrorBoundary>
  );
}

/** A page, behind the guard of its level where that may be locked. */
function Page({
  page: { route, Component, Guard },
  entry,
  isPop,
}: {
  readonly page: LoadedPage;
  readonly entry: string;
  readonly isPop: boolean;
}) {
  const content = (
    <>
      <PageEffects route={route} entry={entry} isPop={isPop} />
      <Component />
    </>
  );
  return Guard && route.level !== undefined ? <Guard level={route.level}>{content}</Guard> : content;
}

/** Sets the head of the page, the scroll position and the focus once the page's content is rendered. */
function PageEffects({
  route,
  entry,
  isPop,
}: {
  readonly route: SiteRoute;
  readonly entry: string;
  readonly isPop: boolean;
}) {
  useScrollAndFocus(entry, isPop);
  // The file of a prerendered page has its head already.
  return import.meta.env.SSR ? null : <PageMeta page={route} />;
}
