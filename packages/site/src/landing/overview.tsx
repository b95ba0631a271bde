import { outline } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { paths } from '../links.js';
import { landingMessages } from './landing.messages.js';

const PROMISES = ['lessons', 'test', 'certificate'] as const;

/** What makes the course worth taking. */
export function Overview() {
  const text = useTexts('landing', landingMessages);
  return (
    <section id={paths.anchors.overview} className="band overview">
      <h2>{text('overview')}</h2>
      <ul className="promises">
        {PROMISES.map((name) => (
          <li key={name}>
            <h3>{text(`${name}Title`)}</h3>
            <p>{name === 'test' ? text(name, { passMark: outline.passMark }) : text(name)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
