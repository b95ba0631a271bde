import { outline } from '@course-kit/content/outline';
import type { CSSProperties } from 'react';

const REASONS = [
  {
    title: 'Your place is kept',
    text: 'Tasks, test results and open levels are saved on your account, for every device you learn on.',
  },
  {
    title: 'What you did counts',
    text: 'Progress you made in this browser before signing in is added to your account.',
  },
  {
    title: 'Certificates that can be checked',
    text: 'Each passed level earns one with its own public address, to share or to print.',
  },
] as const;

/** What the sign-in leads to: the next nodes of the flow. */
export function WhyAccount({ title: heading }: { readonly title: string }) {
  return (
    <aside className="auth-why" aria-labelledby="why-account">
      <h2 id="why-account">{heading}</h2>
      <ol className="auth-flow">
        {REASONS.map(({ title, text }, index) => (
          <li
            key={title}
            className="auth-flow-node"
            style={{ '--level-color': outline.levels[index]?.color, '--step': index } as CSSProperties}
          >
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
