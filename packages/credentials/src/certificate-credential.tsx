'use client';

import { useCallback } from 'react';
import {
  classNames,
  connected,
  type ConnectedProps,
  type HeadedProps,
  Heading,
  LanguageMarksProvider,
  useCourse,
  useFeatureTexts,
  useLanguageMarks,
  useRead,
  useText,
} from '@course-kit/react/feature';
import type { Certificate } from '@course-kit/react/model';
import { checkCertificate } from './check-credential.js';
import { CredentialResult } from './credential-result.js';
import { CredentialTexts } from './credential-texts.js';
import { credentialMessages } from './credential.messages.js';
import type { TrustedIssuer } from './verify-credential.js';

/** Where certificates are signed. */
export interface CredentialSource {
  /** The address of the signer, such as `https://project.supabase.co/functions/v1/issuer`. */
  readonly signer: string;
  /** Whose credentials are believed. @default whom the signer names */
  readonly issuer?: TrustedIssuer | undefined;
}

/** Which certificate's credential is shown. */
export interface CertificateCredentialProps extends ConnectedProps, HeadedProps, CredentialSource {
  /** The certificate that the page shows. */
  readonly certificate: Certificate;
}

/**
 * The signed form of a certificate: fetched, verified in the page, and to be downloaded as a badge (Open Badges 3.0). It
 * shows nothing where none is issued for the certificate, or where the signer cannot be asked.
 */
export const CertificateCredential = connected(
  'CertificateCredential',
  function CertificateCredential({
    certificate,
    signer,
    issuer,
    headingRank = 2,
    className,
    ...props
  }: CertificateCredentialProps) {
    const { course } = useCourse();
    const { messages, locale } = useFeatureTexts('credential');
    const text = useText(credentialMessages, messages, locale);
    const marks = useLanguageMarks(course.language, locale);
    const read = useCallback(
      () => checkCertificate(certificate, signer, issuer),
      [certificate, signer, issuer],
    );
    const reading = useRead(read);
    // Without an answer there is nothing to say: the certificate itself stands above.
    if (reading.status === 'failed' || (reading.status === 'ready' && reading.value === null)) return null;
    const checked = reading.status === 'ready' ? reading.value : null;
    const isRevoked = checked?.status === 'verified' && Boolean(checked.revocation);
    return (
      <LanguageMarksProvider value={marks}>
        <CredentialTexts.Provider value={text}>
          <section
            {...props}
            className={classNames('ck-root ck-credential', className)}
            data-state={checked === null ? 'checking' : isRevoked ? 'revoked' : checked.status}
          >
            <div className="ck-panel">
              <Heading rank={headingRank} className="ck-subtitle">
                {text('title')}
              </Heading>
              {checked ? (
                <CredentialResult isUrgent checked={checked} course={course} locale={locale} />
              ) : (
                <p role="status">{text('checking')}</p>
              )}
            </div>
          </section>
        </CredentialTexts.Provider>
      </LanguageMarksProvider>
    );
  },
);
