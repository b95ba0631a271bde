import { outline, tool } from '@course-kit/content/outline';
import { useSession, useSessionPort } from 'course-kit';
import { BookOpen, GitBranch } from 'lucide';
import { Link, NavLink } from 'react-router';
import { useMailLinks } from '../auth/use-mail-links.js';
import { linkFor, paths } from '../links.js';
import { ThemeSwitch } from '../theme/theme-switch.js';
import { Icon } from './icon.js';

/** The way around the site. */
export function SiteHeader() {
  const { status } = useSession();
  const isUnknown = useSessionPort() !== undefined && status === 'loading';
  useMailLinks();
  return (
    <header className="site-header">
      <div className="site-header-inner">
        <Link className="site-brand" to="/">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>
            <strong>{outline.title}</strong>
            <small>From first flow to production</small>
          </span>
        </Link>
        <nav className="site-nav" aria-label="Main">
          <NavLink to="/" end>
            Home
          </NavLink>
          <NavLink to={paths.extraCourses}>Extra Courses</NavLink>
          <a href={tool.links.documentation} target="_blank" rel="noreferrer">
            <Icon of={BookOpen} /> Docs
          </a>
          <a href={tool.links.repository} target="_blank" rel="noreferrer">
            <Icon of={GitBranch} /> GitHub
          </a>
        </nav>
        <ThemeSwitch />
        {status === 'signed-out' ? (
          <Link className="site-button site-header-action" to={paths.auth}>
            Login
          </Link>
        ) : (
          <Link
            className="site-button site-header-action"
            // Until it is known who is learning, the place of either button is kept free.
            data-state={isUnknown ? 'unknown' : undefined}
            to={linkFor({ kind: 'dashboard' })}
          >
            Dashboard
          </Link>
        )}
      </div>
    </header>
  );
}
