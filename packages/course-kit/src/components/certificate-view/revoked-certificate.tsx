import { CircleX } from 'lucide';
import type { Certificate, Revocation } from '../../model/certificate.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import { useText } from '../../feature/use-text.js';
import { revokedCertificateMessages } from './revoked-certificate.messages.js';

/** A best score is not bettered. */
const BEST_SCORE = 100;

/** Says of a certificate since when it no longer counts and why, and what its holder can do. */
export function RevokedCertificate({
  level,
  score,
  issuedBy,
  revocation,
  testHref,
  listHref,
}: Pick<Certificate, 'level' | 'score' | 'issuedBy'> & {
  readonly revocation: Revocation;
  /** The level's test; null where the host has none, or the course has no such level. */
  readonly testHref: string | null;
  /** Where the holder makes certificates; null where the host has no such page. */
  readonly listHref: string | null;
}) {
  const { messages, locale } = useFeatureTexts('revokedCertificate');
  const text = useText(revokedCertificateMessages, messages, locale);
  return (
    <div className="ck-note ck-revoked" data-kind="warning">
      <Icon of={CircleX} />
      <div className="ck-revoked-text">
        <p className="ck-note-label">{text('title')}</p>
        <p>
          <RevokedSince revocation={revocation} />
        </p>
        <p>
          <SentenceWith
            sentence={text('own', { issuer: '{issuer}' })}
            parts={{ issuer: <CourseText>{issuedBy}</CourseText> }}
          />{' '}
          {revocation.isReplaceable && listHref !== null ? (
            <>
              {text('replaceable')}{' '}
              <Link className="ck-link" href={listHref}>
                {text('makeNew')}
              </Link>
            </>
          ) : (
            score < BEST_SCORE &&
            testHref !== null && (
              <>
                {text('better', { level })}{' '}
                <Link className="ck-link" href={testHref}>
                  {text('takeTest', { level })}
                </Link>
              </>
            )
          )}
        </p>
      </div>
    </div>
  );
}

/** Since when a certificate no longer counts, and why. */
export function RevokedSince({ revocation: { revokedAt, reason } }: { readonly revocation: Revocation }) {
  const { messages, locale } = useFeatureTexts('revokedCertificate');
  const text = useText(revokedCertificateMessages, messages, locale);
  // A day of UTC, as the certificate's own date is one.
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <SentenceWith
      sentence={text('revoked', { date: days.format(new Date(revokedAt)), reason: '{reason}' })}
      parts={{ reason: <bdi>{reason}</bdi> }}
    />
  );
}
