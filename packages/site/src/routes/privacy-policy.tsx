import { brand } from 'virtual:course-site/options';
import { useSessionPort } from '@course-kit/react';
import { outline, tool } from '../course.js';
import { checkedTasks } from '../course-checks.js';
import { useEnglishText } from '../language/course-text.js';
import { useLanguage } from '../language/language-context.js';
import { ELEMENT, TextAround } from '../language/text-around.js';
import { useTexts } from '../language/use-texts.js';
import { PageHead } from '../head/page-head.js';
import { privacyPolicyMessages } from './privacy-policy.messages.js';
import { privacySections } from './privacy-policy-text.js';

/** What the site knows of its learners and what it does with that. */
export function PrivacyPolicy() {
  const { tag } = useLanguage().shown;
  const text = useTexts('privacyPolicy', privacyPolicyMessages);
  const english = useEnglishText();
  const { privacyDate, privacyMailbox, about } = brand;
  const sections = privacySections({
    about: about ?? `${outline.title} is a course about ${tool.name}.`,
    mailbox: privacyMailbox,
    hasAccounts: useSessionPort() !== undefined,
    checksFlows: checkedTasks.length > 0,
    isDated: privacyDate !== undefined,
  });
  const date = new Intl.DateTimeFormat(tag === 'en' ? 'en-US' : tag, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="page page-reading prose">
      <PageHead title={text('title')}>
        {text('lead', { course: outline.title })}
        {privacyDate !== undefined && (
          <>
            {' '}
            <TextAround text={text('effective', { date: ELEMENT })}>
              <time dateTime={privacyDate}>{date.format(new Date(privacyDate))}</time>
            </TextAround>
          </>
        )}
      </PageHead>
      {tag !== 'en' && <p className="auth-note">{text('inEnglish')}</p>}
      <div {...english}>
        {sections.map(({ title, paragraphs }, index) => (
          <section key={title}>
            <h2>
              {index + 1}. {title}
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <WithMailbox paragraph={paragraph} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** A paragraph in which the mailbox can be written to. */
function WithMailbox({ paragraph }: { readonly paragraph: string }) {
  const { privacyMailbox } = brand;
  if (!paragraph.includes(privacyMailbox)) return paragraph;
  return (
    <TextAround text={paragraph.replace(privacyMailbox, ELEMENT)}>
      <a href={`mailto:${privacyMailbox}`}>{privacyMailbox}</a>
    </TextAround>
  );
}
