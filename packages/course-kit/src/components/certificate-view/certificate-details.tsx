import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Heading } from '../../primitives/heading.js';
import { CourseText, SentenceWith } from '../../feature/course-text.js';
import { CertificateTexts } from './certificate-view-text.js';

/** The facts of a certificate as a list. */
export function CertificateDetails({
  certificate,
  rank,
}: {
  readonly certificate: Certificate;
  readonly rank: number;
}) {
  const text = useContext(CertificateTexts);
  const school = <CourseText>{certificate.issuedBy}</CourseText>;
  const course = (
    <SentenceWith
      sentence={text('course', { courseName: '{courseName}', level: certificate.level })}
      parts={{ courseName: <CourseText>{certificate.courseName}</CourseText> }}
    />
  );
  const rows = [
    [text('student'), certificate.userName],
    [text('school'), school],
    [text('issued'), certificate.completionDate],
    [text('courseTerm'), course],
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
