import { brand } from 'virtual:course-site/options';
import { outline, tool } from '../course.js';
import { Icon, useSessionPort } from '@course-kit/react';
import { BookOpen, GitBranch, Menu } from 'lucide';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from '../navigation/location.js';
import { Link, NavLink } from '../navigation/navigate.js';
import { AccountMenu } from '../auth/account-menu.js';
import { useMailLinks } from '../auth/use-mail-links.js';
import { useSessionStatus } from '../auth/use-session-status.js';
import { LanguageMenu } from '../language/language-menu.js';
import { LANGUAGES } from '../language/languages.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor, paths } from '../links.js';
import { SearchButton } from '../search/search-button.js';
import { ThemeSwitch } from '../theme/theme-switch.js';
import { layoutMessages } from './layout.messages.js';
import { focusForNow } from './focus-for-now.js';

const MENU = 'site-menu';

/**
 * The site's navigation. On narrow screens what does not fit into one row is a popover, which the browser opens and
 * closes without any script.
 */
export function SiteHeader({
  children,
}: {
  /** Stands below the navigation: what is to be told on any page. */
  readonly children: ReactNode;
}) {
  const status = useSessionStatus();
  const isUnknown = useSessionPort() !== undefined && status === 'loading';
  const text = useTexts('layout', layoutMessages);
  const menu = useRef<HTMLDivElement>(null);
  useMailLinks();
  const { count } = useLocation();
  const shownAt = useRef(count);
  useEffect(() => {
    // On a new page, also when the browser goes back, the menu covers nothing. It may be open before hydration.
    if (shownAt.current !== count) menu.current?.hidePopover?.();
    shownAt.current = count;
  }, [count]);
  return (
    <header className="site-header">
      <a
        className="skip-link"
        href="#main"
        // By itself a browser goes on from there with the next Tab alone.
        onClick={() => focusForNow(document.getElementById('main') as HTMLElement)}
      >
        {text('skip')}
      </a>
      <div className="site-header-inner">
        <Link className="site-brand" to="/">
          <span className="site-icon" />
          <span>
            <strong>{outline.title}</strong>
            <small>{brand.tagline ?? text('tagline')}</small>
          </span>
        </Link>
        <button
          type="button"
          className="site-button site-menu-button"
          popoverTarget={MENU}
          aria-label={text('menu')}
        >
          <Icon of={Menu} size="1.25em" />
        </button>
        <div ref={menu} id={MENU} popover="auto" className="site-menu">
          <nav className="site-nav" aria-label={text('navigation')}>
            <NavLink to="/">{text('home')}</NavLink>
            {outline.extraCourses.length > 0 && (
              <NavLink to={paths.extraCourses}>{text('extraCourses')}</NavLink>
            )}
            {tool.links.documentation && (
              <a href={tool.links.documentation} target="_blank" rel="noreferrer">
                <Icon of={BookOpen} /> {text('docs')}
              </a>
            )}
            {tool.links.repository && (
              <a href={tool.links.repository} target="_blank" rel="noreferrer">
                <Icon of={GitBranch} /> GitHub
              </a>
            )}
          </nav>
          <SearchButton />
          {LANGUAGES.length > 1 && <LanguageMenu />}
          <ThemeSwitch />
          <AccountMenu />
        </div>
        {status === 'signed-out' ? (
          <Link className="site-button site-header-action" data-other={text('dashboard')} to={paths.auth}>
            {text('login')}
          </Link>
        ) : (
          <Link
            className="site-button site-header-action"
            // Keeps the space of the button free until it is known whether a learner is signed in.
            data-state={isUnknown ? 'unknown' : undefined}
            data-other={text('login')}
            to={linkFor({ kind: 'dashboard' })}
          >
            {text('dashboard')}
          </Link>
        )}
      </div>
      {children}
    </header>
  );
}
