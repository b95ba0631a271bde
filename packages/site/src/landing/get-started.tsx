import { tool } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { landingMessages } from './landing.messages.js';
import { WaysOn } from './ways-on.js';

const PLACES = [
  { name: 'install', href: tool.links.installation },
  { name: 'lookUp', href: tool.links.documentation },
  { name: 'ask', href: tool.links.chat },
] as const;

/** What a learner needs beside the course. */
export function GetStarted() {
  const text = useTexts('landing', landingMessages);
  const ways = PLACES.map(({ name, href }) => ({
    title: text(`${name}Title`),
    text: text(name),
    link: text(`${name}Link`),
    href,
  }));
  return ways.some(({ href }) => href) ? (
    <WaysOn title={text('getStarted', { tool: tool.name })} ways={ways} />
  ) : null;
}
