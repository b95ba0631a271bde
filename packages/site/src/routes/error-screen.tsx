import { withBase } from '../base-path.js';
import type { FallbackProps } from 'react-error-boundary';
import { useTexts } from '../language/use-texts.js';
import { PageTitle } from '../head/page-meta.js';
import { errorScreenMessages } from './error-screen.messages.js';

/** Replaces a page that threw an error. It has no state and loads nothing, so that it cannot fail itself. */
export function ErrorScreen({ error }: FallbackProps) {
  const text = useTexts('errorScreen', errorScreenMessages);
  return (
    <div className="page page-narrow error-screen">
      <PageTitle title={text('title')} />
      <meta name="robots" content="noindex" />
      <h1>{text('title')}</h1>
      <p>{text('text')}</p>
      <p className="hint">
        <bdi>{error instanceof Error ? error.message : String(error)}</bdi>
      </p>
      <div className="page-actions">
        <button
          type="button"
          className="site-button"
          data-variant="primary"
          onClick={() => window.location.reload()}
        >
          {text('reload')}
        </button>
        <a className="site-button" href={withBase('/')}>
          {text('home')}
        </a>
      </div>
    </div>
  );
}
