import { outline } from '@course-kit/content/outline';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { titleOf } from '../page.js';

/**
 * Names the page in the browser's tab and, after a navigation, moves focus to its heading, so that a screen
 * reader reads where the learner has come to.
 */
export function usePageChange(): void {
  const { pathname, hash } = useLocation();
  const title = titleOf(useMatches());
  const shownPath = useRef(pathname);

  useEffect(() => {
    document.title = title ? `${title} | ${outline.title}` : outline.title;
  }, [title]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (hash !== '') return;
    const heading = document.querySelector<HTMLElement>('main [data-page-title]');
    (heading ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
