import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
import { CourseText, SentenceWith } from '../view/course-text.js';
import { CertificateTexts } from './certificate-view-text.js';

/** The certificate itself, as a sheet of paper. */
export function CertificatePaper({
  certificate,
  isVerified,
  url,
  rank,
}: {
  readonly certificate: Certificate;
  readonly isVerified: boolean;
  /** Shown in print, where it is what the certificate is looked up by. */
  readonly url: string | undefined;
  readonly rank: number;
}) {
  const text = useContext(CertificateTexts);
  const { userName, courseName, level, score, completionDate, id, issuedBy } = certificate;
  return (
    <article className="ck-certificate-paper">
      <div className="ck-certificate-edge" aria-hidden="true">
        <span className="ck-node" />
        <span className="ck-node" />
        <span className="ck-node" />
      </div>
      <p className="ck-certificate-lead">{text('congratulations')}</p>
      <Heading
        rank={rank}
        className="ck-certificate-name"
        data-length={lengthOf(userName)}
        tabIndex={-1}
        data-page-title
        dir="auto"
      >
        {userName}
      </Heading>
      <p className="ck-certificate-lead">{text('completing')}</p>
      <p className="ck-certificate-course">
        <SentenceWith
          sentence={text('course', { courseName: '{courseName}', level })}
          parts={{ courseName: <CourseText>{courseName}</CourseText> }}
        />
      </p>
      <p className="ck-certificate-score">{text('finalScore', { score })}</p>
      {!isVerified && <Badge state="self-recorded">{text('selfRecorded')}</Badge>}
      <div className="ck-certificate-foot">
        <p>{completionDate}</p>
        <p className="ck-certificate-id">{id}</p>
        <p>
          <SentenceWith
            sentence={text('issuedBy', { issuer: '{issuer}' })}
            parts={{ issuer: <CourseText>{issuedBy}</CourseText> }}
          />
        </p>
        {url !== undefined && <p className="ck-certificate-url">{url}</p>}
      </div>
    </article>
  );
}

/** How much room a name needs in print, for the stylesheet. */
function lengthOf({ length }: string): 'longest' | 'longer' | 'long' | undefined {
  return length > 160 ? 'longest' : length > 110 ? 'longer' : length > 78 ? 'long' : undefined;
}
