import { outline, tool } from '@course-kit/content/outline';
import { useSession } from 'course-kit';
import { BookOpen, GitBranch } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { linkFor, paths } from '../links.js';

/** The way around the site. */
export function SiteHeader() {
  const isSignedOut = useSession().status === 'signed-out';
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
            <BookOpen size="1em" aria-hidden="true" /> Docs
          </a>
          <a href={tool.links.repository} target="_blank" rel="noreferrer">
            <GitBranch size="1em" aria-hidden="true" /> GitHub
          </a>
        </nav>
        {isSignedOut ? (
          <Link className="site-button site-header-action" to={paths.auth}>
            Login
          </Link>
        ) : (
          <Link className="site-button site-header-action" to={linkFor({ kind: 'dashboard' })}>
            Dashboard
          </Link>
        )}
      </div>
    </header>
  );
}
