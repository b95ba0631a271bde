import { outline } from '@course-kit/content/outline';
import { PageHead } from '../layout/page-head.js';
import { PRIVACY_SECTIONS } from './privacy-policy-text.js';

/** What the site knows of its learners and what it does with that. */
export function PrivacyPolicyRoute() {
  return (
    <article className="page page-reading prose">
      <PageHead title="Privacy Policy">
        How {outline.title} treats your data. Effective date:{' '}
        <time dateTime="2025-08-11">August 11, 2025</time>.
      </PageHead>
      {PRIVACY_SECTIONS.map(({ title, paragraphs }, index) => (
        <section key={title}>
          <h2>
            {index + 1}. {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
