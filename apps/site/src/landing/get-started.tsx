import { Icon } from '@course-kit/react';
import { tool } from '../course.js';
import { ExternalLink } from 'lucide';
import { useTexts } from '../language/use-texts.js';
import { paths } from '../links.js';
import { landingMessages } from './landing.messages.js';

const PLACES = [
  { name: 'install', href: tool.links.installation },
  { name: 'lookUp', href: tool.links.documentation },
  { name: 'ask', href: tool.links.chat },
] as const;

/** What a learner needs beside the course. */
export function GetStarted() {
  const text = useTexts('landing', landingMessages);
  return (
    <section id={paths.anchors.getStarted} className="band get-started">
      <h2>{text('getStarted', { tool: tool.name })}</h2>
      <ul className="promises">
        {PLACES.map(({ name, href }) => (
          <li key={name}>
            <h3>{text(`${name}Title`)}</h3>
            <p>{text(name)}</p>
            <a href={href} target="_blank" rel="noreferrer">
              {text(`${name}Link`)} <Icon of={ExternalLink} size="0.9em" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
