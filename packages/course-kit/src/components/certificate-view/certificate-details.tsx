import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Heading } from '../../primitives/heading.js';
import { CertificateTexts } from './certificate-view-text.js';

/** The facts of a certificate as a list (specification, section 2, certificate page). */
export function CertificateDetails({
  certificate,
  rank,
}: {
  readonly certificate: Certificate;
  readonly rank: number;
}) {
  const text = useContext(CertificateTexts);
  const rows = [
    [text('student'), certificate.userName],
    [text('school'), certificate.issuedBy],
    [text('issued'), certificate.completionDate],
    [text('courseTerm'), text('course', { courseName: certificate.courseName, level: certificate.level })],
    [text('id'), certificate.id],
    [text('score'), text('percent', { score: certificate.score })],
  ] as const;
  return (
    <section className="ck-panel">
      <Heading rank={rank} className="ck-subtitle">
        {text('details')}
      </Heading>
      <dl className="ck-meta">
        {rows.map(([term, value]) => (
          <div key={term} className="ck-meta-item">
            <dt className="ck-meta-term">{term}</dt>
            <dd className="ck-meta-value">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
