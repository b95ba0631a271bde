import { LevelCard } from '@course-kit/react';
import { outline } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { paths } from '../links.js';
import { landingMessages } from './landing.messages.js';
import type { LearnersWay } from './use-learners-way.js';

/** All levels, each with how far the learner is and what opens it. */
export function Levels({ way }: { readonly way: LearnersWay }) {
  const text = useTexts('landing', landingMessages);
  return (
    <section id={paths.anchors.levels} className="band levels">
      <h2>{text('levels')}</h2>
      <ul className="levels-grid">
        {outline.levels.map(({ level }) => (
          <li key={level}>
            <LevelCard
              level={level}
              {...(level === 1 && way.signIn !== undefined && { href: way.signIn })}
              {...(level === way.accountFor && {
                messages: { levelCard: { lockedHint: text('account', { level }) } },
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
