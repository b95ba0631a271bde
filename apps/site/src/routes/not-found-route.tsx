import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';

/** The page for addresses that do not exist. */
export function NotFoundRoute() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The specification asks for it: whoever runs the site finds broken links this way.
    // eslint-disable-next-line no-console
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="page page-narrow not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 data-page-title tabIndex={-1}>
        <span className="visually-hidden">404: </span>Oops! Page not found
      </h1>
      <Link className="site-button" data-variant="primary" to="/">
        Return to Home
      </Link>
    </div>
  );
}
