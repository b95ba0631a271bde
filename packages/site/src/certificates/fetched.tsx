import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadOnline } from './load-online.js';

const PassNews = lazy(async () => ({ default: (await loadOnline(() => import('./panels.js'))).PassNews }));

/** What a pass opens, and the certificate of the level that was just passed. The results are whole without them. */
export function PassedCertificate({ level }: { readonly level: number }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense
        fallback={
          <>
            <div className="pass-map" />
            <div className="passed-certificate" aria-busy="true" />
          </>
        }
      >
        <PassNews level={level} />
      </Suspense>
    </ErrorBoundary>
  );
}
