import { CourseText } from '../language/course-text.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useOutline } from '../language/use-outline.js';
import { useTexts } from '../language/use-texts.js';
import { lockedMessages } from './locked.messages.js';

/** What is in a level that was asked for while it was locked. */
export function LockedLevel({ level }: { readonly level: number }) {
  const text = useTexts('locked', lockedMessages);
  const asked = useOutline().levels.find((other) => other.level === level);
  if (!asked) return null;
  const lists = [
    [text('objectives'), asked.objectives.map((title) => ({ ...asked, title }))],
    [text('tasks'), asked.tasks],
  ] as const;
  return (
    <section className="locked-level" data-level-color={asked.color}>
      <h2>
        <TextAround text={text('level', { level, title: ELEMENT })}>
          <CourseText of={asked}>{asked.title}</CourseText>
        </TextAround>
      </h2>
      <p>
        <CourseText of={asked}>{asked.description}</CourseText>
      </p>
      <div className="locked-lists">
        {lists.map(([title, items]) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.title}>
                  <CourseText of={item}>{item.title}</CourseText>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
