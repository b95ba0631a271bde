import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';

/** What stands in place of a page that broke. It keeps no state of its own and loads nothing. */
export function ErrorScreen() {
  const error = useRouteError();
  useEffect(() => {
    document.title = 'Unexpected Application Error!';
  }, []);
  return (
    <main className="page page-narrow error-screen">
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. Your saved progress is not affected.</p>
      <p className="hint">{describe(error)}</p>
      <div className="page-actions">
        <button
          type="button"
          className="site-button"
          data-variant="primary"
          onClick={() => window.location.reload()}
        >
          Reload this page
        </button>
        <a className="site-button" href="/">
          Return to Home
        </a>
      </div>
    </main>
  );
}

function describe(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : 'Unknown error';
}
