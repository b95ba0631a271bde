import './certificate-route.css';
import { CertificateView } from '@course-kit/react';
import type { Certificate } from '@course-kit/react/model';
import { useCallback, useState } from 'react';
import type { TextOf } from '@course-kit/react/messages';
import { useLocation } from '../navigation/location.js';
import { Credential } from '../credentials/fetched.js';
import { useTexts } from '../language/use-texts.js';
import { PageTitle } from '../head/page-meta.js';
import { pageMessages } from '../head/page-meta.messages.js';

/** One certificate. */
export function CertificateRoute() {
  const id = decodeURIComponent(useLocation().pathname.split('/')[2] ?? '');
  // The key resets the page for each certificate, so that it does not show the previous one's title.
  return <CertificatePage key={id} id={id} />;
}

function CertificatePage({ id }: { readonly id: string }) {
  const text = useTexts('pages', pageMessages);
  const [certificate, setCertificate] = useState<Certificate | null>();
  const keep = useCallback(
    (found: Certificate | null, cause?: unknown) => {
      setCertificate(found);
      // Only the log tells a failed read from an unknown certificate.
      // oxlint-disable no-console
      if (cause !== undefined) console.error('The certificate could not be read', id, cause);
      else if (found === null) console.info('There is no certificate', id);
      // oxlint-enable no-console
    },
    [id],
  );
  return (
    <>
      <PageTitle title={titleOf(certificate, text)} />
      <div className="certificate-page">
        <CertificateView className="page page-reading" id={id} onLookup={keep} />
        {certificate && <Credential certificate={certificate} />}
      </div>
    </>
  );
}

function titleOf(certificate: Certificate | null | undefined, text: TextOf<typeof pageMessages>): string {
  if (certificate === undefined) return text('certificate');
  if (certificate === null) return text('certificateNotFound');
  const { userName, courseName, level } = certificate;
  return text('certificateOf', { name: userName, course: courseName, level });
}
