import { tool } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { paths } from '../links.js';
import { landingMessages } from './landing.messages.js';

/** What makes the course worth taking. */
export function Overview() {
  const text = useTexts('landing', landingMessages);
  const promises = [
    { title: text('lessonsTitle'), detail: text('lessons', { tool: tool.name }) },
    { title: text('testTitle'), detail: text('test') },
    { title: text('certificateTitle'), detail: text('certificate') },
  ];
  return (
    <section id={paths.anchors.overview} className="band overview">
      <h2>{text('overview')}</h2>
      <ul className="promises">
        {promises.map(({ title, detail }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
