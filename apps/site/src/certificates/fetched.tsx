import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const LevelCertificate = lazy(async () => ({ default: (await import('./panels.js')).LevelCertificate }));

/** The certificate of a level that was just passed. The results are whole without it. */
export function PassedCertificate({ level }: { readonly level: number }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={<div className="certificate-coming" aria-busy="true" />}>
        <LevelCertificate className="passed-certificate" level={level} headingRank={3} />
      </Suspense>
    </ErrorBoundary>
  );
}
