import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

// From the file of the page that has it already: in a file of its own, what both share would be fetched on other pages as well.
const ProgressData = lazy(async () => ({
  default: (await import('../routes/dashboard-route.js')).ProgressData,
}));

/** What is kept of the learner, to export and to delete. The page is whole without it. */
export function YourData() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <ProgressData className="page-foot" />
      </Suspense>
    </ErrorBoundary>
  );
}
