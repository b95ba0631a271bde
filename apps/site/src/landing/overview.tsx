import { tool } from '@course-kit/content/outline';
import { paths } from '../links.js';

const PROMISES = [
  {
    title: 'Lessons you do, not watch',
    text: `Keep ${tool.name} open beside the page. Every step names the exact control to use and what you should see next.`,
  },
  {
    title: 'A test that explains itself',
    text: 'Five questions close each level. Pass at 70 % and every answer is explained; until then you can retry as often as you like.',
  },
  {
    title: 'A certificate right away',
    text: 'Passing a level unlocks the next one and a PDF certificate in the same moment. No mail to wait for.',
  },
] as const;

/** What makes the course worth taking. */
export function Overview() {
  return (
    <section id={paths.anchors.overview} className="band overview">
      <h2>How the course works</h2>
      <ul className="promises">
        {PROMISES.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
