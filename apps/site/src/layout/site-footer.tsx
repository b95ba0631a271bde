import { outline, tool } from '@course-kit/content/outline';
import { Link } from 'react-router';
import { paths } from '../links.js';
import { ThemeSwitch } from '../theme/theme-switch.js';

const RESOURCES = [
  { title: 'Documentation', href: tool.links.documentation },
  { title: 'Code repository', href: tool.links.repository },
  { title: 'Community chat', href: tool.links.chat },
  { title: 'Official website', href: tool.links.website },
  { title: 'X profile', href: tool.links.profile },
] as const;

/** Where the tool's own places are, and whose site this is. */
export function SiteFooter() {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-footer-title">{outline.title}</p>
          <p>
            Made for the {tool.name} community. A community project, not affiliated with the makers of{' '}
            {tool.name}.
          </p>
        </div>
        <nav aria-label="Resources">
          <ul>
            {RESOURCES.map(({ title, href }) => (
              <li key={href}>
                <a href={href} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
            <li>
              <Link to={paths.privacyPolicy}>Privacy Policy</Link>
            </li>
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
