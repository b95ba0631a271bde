import { outline } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { authMessages } from './auth.messages.js';

/** The reasons for an account, as the next nodes of the flow. */
export function WhyAccount({ title: heading }: { readonly title: string }) {
  const text = useTexts('auth', authMessages);
  const reasons = [
    { title: text('placeTitle'), detail: text('place') },
    { title: text('countsTitle'), detail: text('counts') },
    { title: text('certificatesTitle'), detail: text('certificates') },
  ];
  return (
    <aside className="auth-why" aria-labelledby="why-account">
      <h2 id="why-account">{heading}</h2>
      <ol className="auth-flow">
        {reasons.map(({ title, detail }, index) => (
          <li key={title} className="auth-flow-node" data-level-color={outline.levels[index]?.color}>
            <h3>{title}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
