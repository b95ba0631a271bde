import { useContext, type CSSProperties } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Badge } from '../../primitives/badge.js';
import { Heading } from '../../primitives/heading.js';
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
        style={{ '--ck-name-length': userName.length } as CSSProperties}
        tabIndex={-1}
        data-page-title
        dir="auto"
      >
        {userName}
      </Heading>
      <p className="ck-certificate-lead">{text('completing')}</p>
      <p className="ck-certificate-course">{text('course', { courseName, level })}</p>
      <p className="ck-certificate-score">{text('finalScore', { score })}</p>
      {!isVerified && <Badge state="self-recorded">{text('selfRecorded')}</Badge>}
      <div className="ck-certificate-foot">
        <p>{completionDate}</p>
        <p className="ck-certificate-id">{id}</p>
        <p>{text('issuedBy', { issuer: issuedBy })}</p>
        {url !== undefined && <p className="ck-certificate-url">{url}</p>}
      </div>
    </article>
  );
}
