import { outline } from '@course-kit/content/outline';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router';
import { RootLayout } from './layout/root-layout.js';
import { useArrival } from './layout/use-arrival.js';
import { ErrorScreen } from './routes/error-screen.js';
import { Guarded } from './routes/guarded.js';
import { siteRoutes } from './site-routes.js';

/** The whole site; a router stands around it. */
export function Site() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
      <RootLayout>
        <Suspense fallback={<div className="page page-loading" aria-busy="true" />}>
          <Routes>
            {siteRoutes.map(({ path, title, guardedLevel = 1, Component }) => (
              <Route
                key={path}
                path={path}
                element={
                  <Guarded key={path} level={guardedLevel}>
                    <Component />
                    <Arrival title={title} />
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
function Arrival({ title }: { readonly title: string | undefined }): ReactNode {
  useArrival();
  return <title>{title === undefined ? outline.title : `${title} | ${outline.title}`}</title>;
}
