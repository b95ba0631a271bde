import { CourseMap } from '@course-kit/react';
import { useEffect } from 'react';
import { useLocation } from '../navigation/location.js';
import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { notFoundMessages } from './not-found.messages.js';

/** The page for addresses that do not exist, with the whole course to go on from. */
export function NotFound() {
  const { pathname } = useLocation();
  const text = useTexts('notFound', notFoundMessages);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the log shows broken links to those who run the site
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <div className="page not-found">
      <h1 data-page-title tabIndex={-1}>
        <span className="not-found-code">404</span> {text('title')}
      </h1>
      <p>{text('ways')}</p>
      <Link className="site-button" data-variant="primary" to="/">
        {text('home')}
      </Link>
      <CourseMap />
    </div>
  );
}
