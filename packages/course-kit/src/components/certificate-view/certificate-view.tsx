'use client';

import { useEffect, useState } from 'react';
import { certifiedLevel, type Certificate } from '../../model/certificate.js';
import { useCertificate, useCertificatePort } from '../../state/use-certificates.js';
import { useCourse, useNotify, useSession } from '../../state/use-course.js';
import { useCertificatePdf } from '../certificate-download/use-certificate-pdf.js';
import { useCertificateUrl } from '../certificate-download/use-certificate-url.js';
import { connected } from '../view/connected.js';
import { useFeatureTexts } from '../view/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../view/view-props.js';
import { CertificatePageView } from './certificate-page.view.js';

/** Which certificate to show, and how. */
export interface CertificateViewProps extends ConnectedProps, HeadedProps {
  /** In either form, `CERT-…-L1` or as the PDF prints it, `CERT-…-1`. */
  readonly id: string;
  /**
   * Called with the certificate once it is found, or with null when there is none, and why it could not be read;
   * for the page's title and a host's log.
   */
  readonly onLookup?: (certificate: Certificate | null, cause?: unknown) => void;
}

/** A certificate looked up by its id. It prints as one A4 page; hosts hide their own parts in print. */
export const CertificateView = connected(
  'CertificateView',
  function CertificateView({ id, onLookup, ...props }: CertificateViewProps) {
    const { course, linkFor } = useCourse();
    const { isVerified } = useCertificatePort();
    const notify = useNotify();
    const address = useCertificateUrl();
    const pdf = useCertificatePdf();
    const lookup = useCertificate(id);
    const found = lookup.status === 'found' ? lookup.certificate : null;
    const cause = lookup.status === 'not-found' ? lookup.cause : undefined;
    const isKnown = lookup.status !== 'loading';
    const [isDownloading, setDownloading] = useState(false);

    useEffect(() => {
      if (isKnown) onLookup?.(found, cause);
    }, [isKnown, found, cause, onLookup]);

    const download = async (certificate: Certificate) => {
      setDownloading(true);
      try {
        await pdf.save(certificate, address.urlOf(certificate));
      } catch {
        notify('certificate-failed');
      } finally {
        setDownloading(false);
      }
    };

    return (
      <>
        <CertificatePageView
          {...props}
          {...useFeatureTexts('certificateView')}
          courseLanguage={course.language}
          lookup={lookup}
          level={found ? certifiedLevel(course, found) : undefined}
          levels={course.levels.length}
          isVerified={isVerified}
          url={found ? address.urlOf(found) : undefined}
          homeHref={linkFor({ kind: 'home' })}
          invitationHref={useSession().status === 'signed-out' ? linkFor({ kind: 'sign-up' }) : undefined}
          onDownload={(certificate) => void download(certificate)}
          onDownloadIntent={pdf.preload}
          onCopyUrl={address.copy && ((certificate) => void address.copy?.(certificate))}
          onPrint={() => window.print()}
          isDownloading={isDownloading}
        />
        {address.dialog}
      </>
    );
  },
);
