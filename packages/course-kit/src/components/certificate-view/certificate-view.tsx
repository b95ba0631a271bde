'use client';

import { useEffect } from 'react';
import { certifiedLevel, type Certificate } from '../../model/certificate.js';
import { useCertificate, useCertificatePort } from '../../state/use-certificates.js';
import { useCourse, useSession } from '../../state/use-course.js';
import { useCertificateActions } from '../certificate-download/use-certificate-actions.js';
import { connected } from '../../feature/connected.js';
import { useFeatureTexts } from '../../feature/use-feature-texts.js';
import type { ConnectedProps, HeadedProps } from '../../feature/view-props.js';
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
    const { actions, downloading, urlOf, dialog } = useCertificateActions();
    const lookup = useCertificate(id);
    const found = lookup.status === 'found' ? lookup.certificate : null;
    const level = found ? certifiedLevel(course, found) : undefined;
    const cause = lookup.status === 'not-found' ? lookup.cause : undefined;
    const isKnown = lookup.status !== 'loading';

    useEffect(() => {
      if (isKnown) onLookup?.(found, cause);
    }, [isKnown, found, cause, onLookup]);

    return (
      <>
        <CertificatePageView
          {...props}
          {...useFeatureTexts('certificateView')}
          courseLanguage={course.language}
          lookup={lookup}
          level={level}
          levels={course.levels.length}
          isVerified={isVerified}
          url={found ? urlOf(found) : undefined}
          testHref={level && linkFor({ kind: 'quiz', level: level.level })}
          listHref={linkFor({ kind: 'certificates' })}
          homeHref={linkFor({ kind: 'home' })}
          invitationHref={useSession().status === 'signed-out' ? linkFor({ kind: 'sign-up' }) : undefined}
          {...actions}
          onPrint={() => window.print()}
          isDownloading={downloading !== null}
        />
        {dialog}
      </>
    );
  },
);
