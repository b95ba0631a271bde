import { Icon } from '@course-kit/react';
import { ExternalLink } from 'lucide';
import type { ReactNode } from 'react';
import { paths } from '../links.js';

/** Places outside of the course to go on to, under the heading that "Get started" leads to. */
export function WaysOn({
  title,
  ways,
  children,
}: {
  readonly title: string;
  readonly ways: readonly {
    readonly title: string;
    readonly text: string;
    readonly link: string;
    /** Undefined for a place that the site does not know: it is left out. */
    readonly href: string | undefined;
  }[];
  /** Items after those. */
  readonly children?: ReactNode;
}) {
  return (
    <section id={paths.anchors.getStarted} className="band get-started">
      <h2>{title}</h2>
      <ul className="promises">
        {ways
          .filter(({ href }) => href)
          .map((way, place) => (
            // The same item in every language.
            <li key={place}>
              <h3>{way.title}</h3>
              <p>{way.text}</p>
              <a href={way.href} target="_blank" rel="noreferrer">
                {way.link} <Icon of={ExternalLink} size="0.9em" />
              </a>
            </li>
          ))}
        {children}
      </ul>
    </section>
  );
}
