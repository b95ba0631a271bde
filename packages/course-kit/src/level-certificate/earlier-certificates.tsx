import { useContext } from 'react';
import { CertificateTexts } from '../components/certificate-view/certificate-view-text.js';
import { CourseText, SentenceWith } from '../feature/course-text.js';
import { RevokedSince } from '../components/certificate-view/revoked-certificate.js';
import type { Certificate } from '../model/certificate.js';
import { localCompletionDate } from '../model/completion-date.js';
import { Heading } from '../primitives/heading.js';
import { Link } from '../primitives/link.js';
import { LevelCertificateTexts } from './level-certificate-text.js';

/** Certificates for lower scores, or for levels that the course no longer has. They stay valid, unless they were revoked. */
export function EarlierCertificates({
  certificates,
  hrefOf,
  rank,
  locale,
}: {
  readonly certificates: readonly Certificate[];
  readonly hrefOf: (certificate: Certificate) => string | null;
  readonly rank: number;
  readonly locale: string;
}) {
  const text = useContext(LevelCertificateTexts);
  const sheetText = useContext(CertificateTexts);
  if (certificates.length === 0) return null;
  return (
    <>
      <Heading rank={rank} className="ck-subtitle">
        {text('earlier')}
      </Heading>
      <ul className="ck-certificates-earlier">
        {certificates.map((certificate) => {
          const { id, courseName, level, score, completionDate, revocation } = certificate;
          const href = hrefOf(certificate);
          const name = (
            <SentenceWith
              sentence={sheetText('course', { courseName: '{courseName}', level })}
              parts={{ courseName: <CourseText>{courseName}</CourseText> }}
            />
          );
          return (
            <li key={id}>
              {href === null ? (
                name
              ) : (
                <Link className="ck-link" href={href}>
                  {name}
                </Link>
              )}{' '}
              <span className="ck-hint">
                {revocation ? (
                  <RevokedSince revocation={revocation} />
                ) : (
                  text('made', { score, date: localCompletionDate(completionDate, locale) })
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
