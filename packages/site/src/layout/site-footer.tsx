import { outline, tool } from '../course.js';
import { Link } from '../navigation/navigate.js';
import { useTexts } from '../language/use-texts.js';
import { paths } from '../links.js';
import { layoutMessages } from './layout.messages.js';

const RESOURCES = [
  { name: 'documentation', href: tool.links.documentation },
  { name: 'repository', href: tool.links.repository },
  { name: 'chat', href: tool.links.chat },
  { name: 'website', href: tool.links.website },
  { name: 'profile', href: tool.links.profile },
] as const;

/** Links to the taught tool's own sites, and who runs this one. */
export function SiteFooter() {
  const text = useTexts('layout', layoutMessages);
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="site-footer-title">{outline.title}</p>
          <p>{text('madeFor', { tool: tool.name })}</p>
        </div>
        <nav aria-label={text('resources')}>
          <ul>
            {RESOURCES.filter(({ href }) => href).map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer">
                  {text(name)}
                </a>
              </li>
            ))}
            <li>
              <Link to={paths.privacyPolicy}>{text('privacyPolicy')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
