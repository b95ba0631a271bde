import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes, useLocation } from 'react-router';
import { LanguageProvider } from './language/language-provider.js';
import { PageMeta } from './layout/page-meta.js';
import { RootLayout } from './layout/root-layout.js';
import { useScrollAndFocus } from './layout/use-scroll-and-focus.js';
import { ErrorScreen } from './routes/error-screen.js';
import { siteRoutes, type SiteRoute } from './site-routes.js';

const Guarded = lazy(async () => ({ default: (await import('./routes/guarded.js')).Guarded }));
const LOADING = <div className="page page-loading" aria-busy="true" />;

/** A page whose code is there. */
export interface LoadedPage {
  /** The path of its route. */
  readonly path: string;
  readonly Component: ComponentType;
  /** What keeps a locked level closed, for a page that stands behind it. */
  readonly Guarded: ComponentType<ComponentProps<typeof Guarded>> | undefined;
}

/**
 * The whole site; a router stands around it.
 *
 * @param firstPage - the page on which the visit starts. It is rendered, or hydrated, at once: React would show for at
 *   least 300 ms that a page waits for its code.
 */
export function Site({ firstPage }: { readonly firstPage?: LoadedPage | undefined }) {
  const { pathname } = useLocation();
  const location = readablePath(pathname);
  return (
    <LanguageProvider>
      <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]}>
        <RootLayout>
          <Routes {...(location && { location })}>
            {siteRoutes.map((route) => (
              <Route
                key={route.path}
                path={route.path}
                element={<Entry key={route.path} route={route} firstPage={firstPage} />}
              />
            ))}
          </Routes>
        </RootLayout>
      </ErrorBoundary>
    </LanguageProvider>
  );
}

interface PageProps {
  readonly route: SiteRoute;
  readonly firstPage: LoadedPage | undefined;
}

/** A page, behind the guard of its level where that may be locked. */
function Entry(props: PageProps) {
  const { level = 1 } = props.route;
  if (level === 1) return <Page {...props} />;
  const Guard = props.firstPage?.Guarded ?? Guarded;
  return (
    <Suspense fallback={LOADING}>
      <Guard level={level}>
        <Page {...props} />
      </Guard>
    </Suspense>
  );
}

function Page({ route, firstPage }: PageProps) {
  const effects = <PageEffects route={route} />;
  if (firstPage?.path === route.path)
    return (
      <>
        {effects}
        <firstPage.Component />
      </>
    );
  return (
    <Suspense fallback={LOADING}>
      {effects}
      <route.Component />
    </Suspense>
  );
}

/** Sets the head of the page, the scroll position and the focus once the page's content is rendered. */
function PageEffects({ route }: { readonly route: SiteRoute }) {
  useScrollAndFocus();
  // The file of a prerendered page has its head already.
  return import.meta.env.SSR ? null : <PageMeta page={route} />;
}

/**
 * Replaces a path with an invalid escape such as `%E0%A4%A`, which the router could not decode. Undefined for valid
 * paths.
 */
function readablePath(pathname: string): string | undefined {
  try {
    // The result is used because a minifier would drop a call without use.
    return decodeURI(pathname).startsWith('/') ? undefined : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
}
