import { outline } from '@course-kit/content/outline';
import { useLayoutEffect } from 'react';
import { PageHead } from '../layout/page-head.js';
import { paths } from '../links.js';
import { PRIVACY_SECTIONS } from './privacy-policy-text.js';

/** What the site knows of its learners and what it does with that. */
export function PrivacyPolicyRoute() {
  useDescription(
    `What ${outline.title} knows of its learners, what it does with that data, and your rights.`,
  );
  return (
    <article className="page page-reading prose">
      <link rel="canonical" href={new URL(paths.privacyPolicy, window.location.origin).href} />
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

/** Describes the page in place of the site's own description, as long as it is shown. */
function useDescription(description: string): void {
  useLayoutEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta) return;
    const { content } = meta;
    meta.content = description;
    return () => {
      meta.content = content;
    };
  }, [description]);
}
