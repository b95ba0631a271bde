import type { FallbackProps } from 'react-error-boundary';
import { PageTitle } from '../layout/page-meta.js';

/** What stands in place of a page that broke. It keeps no state of its own and loads nothing. */
export function ErrorScreen({ error }: FallbackProps) {
  return (
    <main className="page page-narrow error-screen">
      <PageTitle title="Unexpected Application Error!" />
      <meta name="robots" content="noindex" />
      <h1>Unexpected Application Error!</h1>
      <p>Something on this page broke. Your saved progress is not affected.</p>
      <p className="hint">{error instanceof Error ? error.message : String(error)}</p>
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
