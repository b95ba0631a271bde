import { tool } from '@course-kit/content/outline';
import { ExternalLink } from 'lucide';
import { paths } from '../links.js';
import { Icon } from '../layout/icon.js';

const PLACES = [
  {
    title: 'Install it',
    text: 'Desktop, Docker or a Python package: pick the way that suits your machine.',
    link: 'Installation docs',
    href: tool.links.installation,
  },
  {
    title: 'Look things up',
    text: 'Every component, setting and endpoint, kept current by its makers.',
    link: 'Official docs',
    href: tool.links.documentation,
  },
  {
    title: 'Ask people',
    text: 'Stuck on a step? The community answers, and shows what others build.',
    link: 'Community chat',
    href: tool.links.chat,
  },
] as const;

/** What a learner needs beside the course. */
export function GetStarted() {
  return (
    <section id={paths.anchors.getStarted} className="band get-started">
      <h2>Get started with {tool.name}</h2>
      <ul className="promises">
        {PLACES.map(({ title, text, link, href }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <a href={href} target="_blank" rel="noreferrer">
              {link} <Icon of={ExternalLink} size="0.9em" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
