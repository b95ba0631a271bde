import { CircleCheck, CircleX } from 'lucide';
import { useContext } from 'react';
import { CourseText, Icon, SentenceWith } from '@course-kit/react/feature';
import type { CourseOutline } from '@course-kit/react/model';
import { BadgeDownload } from './badge-download.js';
import type { CheckedCredential } from './check-credential.js';
import { CredentialTexts } from './credential-texts.js';
import { FlowEvidence } from './flow-evidence.js';
import { resultOf } from './model/credential-results.js';

/** What a check has found: whether to believe it, what was signed, by whom and when. */
export function CredentialResult({
  checked,
  course,
  locale,
  isUrgent = false,
}: {
  readonly checked: CheckedCredential;
  /** The course, for the picture. */
  readonly course: CourseOutline;
  readonly locale: string;
  /** What is wrong is said at once: nobody has asked for this check. */
  readonly isUrgent?: boolean;
}) {
  const text = useContext(CredentialTexts);
  const role = isUrgent ? 'alert' : undefined;
  if (checked.status === 'refused')
    return (
      <p className="ck-credential-verdict" data-verdict="refused" role={role}>
        <Icon of={CircleX} />
        {text(REFUSALS[checked.refusal])}
      </p>
    );
  const { credential, revocation } = checked;
  const { credentialSubject: subject, issuer, evidence = [] } = credential;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  // Days of UTC, as the certificate's own date is one.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const day = (time: string) => days.format(new Date(time));
  const rows = [
    [text('learner'), subject.name],
    [text('achievement'), <CourseText key="achievement">{subject.achievement.name}</CourseText>],
    [text('score'), percent.format(resultOf(credential, 'score') / 100)],
    [text('attempt'), resultOf(credential, 'attempt').toLocaleString(locale)],
    [
      text('criteria'),
      <span key="criteria" lang="en">
        {subject.achievement.criteria.narrative}
      </span>,
    ],
    [text('issuedBy'), <CourseText key="issuer">{issuer.name}</CourseText>],
    [text('issued'), day(credential.validFrom)],
    [text('issuerId'), <code key="id">{issuer.id}</code>],
  ] as const;
  return (
    <>
      {revocation ? (
        <p className="ck-credential-verdict" data-verdict="revoked" role={role}>
          <Icon of={CircleX} />
          <span>
            <SentenceWith
              sentence={text('revoked', { date: day(revocation.revokedAt), reason: '{reason}' })}
              parts={{ reason: <bdi>{revocation.reason}</bdi> }}
            />
          </span>
        </p>
      ) : (
        <p className="ck-credential-verdict" data-verdict="verified">
          <Icon of={CircleCheck} />
          {text('verified')}
        </p>
      )}
      <p className="ck-hint">
        {text('verifiedHint')} {revocation === null && text('notRevoked')}
        {revocation === undefined && text('revocationUnknown')}
      </p>
      <dl className="ck-meta">
        {rows.map(([term, value]) => (
          <div key={term} className="ck-meta-item">
            <dt className="ck-meta-term">{term}</dt>
            <dd className="ck-meta-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        {evidence.length > 0 && <FlowEvidence evidence={evidence} />}
      </dl>
      {!revocation && <BadgeDownload credential={credential} course={course} />}
    </>
  );
}

const REFUSALS = {
  changed: 'changed',
  differs: 'differs',
  'not-understood': 'notUnderstood',
  'unknown-issuer': 'unknownIssuer',
} as const;
