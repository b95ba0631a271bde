import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router';
import { PageMeta } from './layout/page-meta.js';
import { RootLayout } from './layout/root-layout.js';
import { useArrival } from './layout/use-arrival.js';
import { ErrorScreen } from './routes/error-screen.js';
import { Guarded } from './routes/guarded.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';

/** The whole site; a router stands around it. */
export function Site() {
  const { pathname } = useLocation();
  const location = readablePath(pathname);
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
      <RootLayout>
        <Suspense fallback={<div className="page page-loading" aria-busy="true" />}>
          <Routes {...(location && { location })}>
            {siteRoutes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={
                  <Guarded key={route.path} level={route.level ?? 1}>
                    <route.Component />
                    <Arrival route={route} />
                  </Guarded>
                }
              />
            ))}
          </Routes>
        </Suspense>
      </RootLayout>
    </ErrorBoundary>
  );
}

/** Names the page and takes the learner to it, once its content is there. */
function Arrival({ route }: { readonly route: SiteRoute }) {
  useArrival();
  return <PageMeta page={route} namesItself={route.namesItself === true} />;
}

/** In place of a path with a broken escape such as `%E0%A4%A`, one that can be read. Undefined for any other. */
function readablePath(pathname: string): string | undefined {
  try {
    // A minifier drops the attempt when nothing is made of its outcome.
    return decodeURI(pathname).startsWith('/') ? undefined : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
