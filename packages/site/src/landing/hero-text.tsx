import { tool } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { landingMessages } from './landing.messages.js';

/** What the course promises, at the top of the landing page: its heading and the sentence below it. */
export function HeroText() {
  const text = useTexts('landing', landingMessages);
  return (
    <>
      <h1 data-page-title tabIndex={-1}>
        {text('title', { tool: tool.name })}
      </h1>
      <p className="hero-lead">{text('lead')}</p>
    </>
  );
}
