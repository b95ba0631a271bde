'use client';

import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { localCompletionDate } from '../../model/completion-date.js';
import { linkedInProfileUrl } from './linkedin-profile.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Link } from '../../primitives/link.js';
import { Loaded } from '../../primitives/loaded.js';
import { withRef } from '../../primitives/with-ref.js';
import type { CertificateLookup } from '../../state/use-certificates.js';
import { LanguageMarksProvider } from '../view/course-text.js';
import { useLanguageMarks } from '../view/language-marks.js';
import { useText } from '../view/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../view/view-props.js';
import { CertificateActions, type CertificateActionHandlers } from './certificate-actions.js';
import { CertificateDetails } from './certificate-details.js';
import { CertificatePaper } from './certificate-paper.js';
import { CertificateTexts } from './certificate-view-text.js';
import { certificateViewMessages, type CertificateViewMessages } from './certificate-view.messages.js';

// Loaded on demand: the certificate is shown first.
const loadProfileFields = () => import('./profile-fields.js');

/** What a certificate page shows. */
export interface CertificatePageViewProps
  extends ViewProps<CertificateViewMessages>, HeadedProps, CourseTextProps, CertificateActionHandlers {
  /**
   * The state of the lookup.
   *
   * @selector [data-state="loading" | "found" | "not-found"]
   */
  readonly lookup: CertificateLookup;
  /** Whether others can trust it; a self-recorded one is labelled. @default true */
  readonly isVerified?: boolean;
  /** The certificate's public address; without it there is nothing to add to a profile. */
  readonly url?: string | undefined;
  /** The link of the page for a certificate that was not found; null for none. */
  readonly homeHref: string | null;
  /**
   * For visitors: where they start, or null where they cannot. Visitors have no profile to add to.
   *
   * @default none: whoever reads this has an account, or needs none
   */
  readonly invitationHref?: string | null | undefined;
  /** The PDF is being made. @default false */
  readonly isDownloading?: boolean;
}

/** A certificate with its details, or the message that it is loading or was not found. */
export const CertificatePageView = withRef(function CertificatePageView({
  lookup,
  isVerified = true,
  url,
  homeHref,
  invitationHref,
  onDownload,
  onDownloadIntent,
  onCopyUrl,
  onPrint,
  isDownloading = false,
  headingRank = 1,
  courseLanguage,
  messages,
  locale = 'en-US',
  className,
  ...props
}: CertificatePageViewProps) {
  const text = useText(certificateViewMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  return (
    <LanguageMarksProvider value={marks}>
      <CertificateTexts.Provider value={text}>
        <section
          {...props}
          className={classNames('ck-root ck-certificate', className)}
          data-state={lookup.status}
        >
          {lookup.status === 'loading' && (
            <div className="ck-certificate-paper ck-skeleton" role="status" aria-label={text('loading')} />
          )}
          {lookup.status === 'not-found' && (
            <div className="ck-panel ck-empty">
              <Heading rank={headingRank} className="ck-title" tabIndex={-1} data-page-title>
                {text('notFoundTitle')}
              </Heading>
              <p>{text('notFound')}</p>
              {homeHref !== null && (
                <Link className="ck-button" href={homeHref}>
                  {text('home')}
                </Link>
              )}
            </div>
          )}
          {lookup.status === 'found' && (
            <Found
              certificate={lookup.certificate}
              isVerified={isVerified}
              url={url}
              hasProfile={invitationHref === undefined}
              rank={headingRank}
              actions={{ onDownload, onDownloadIntent, onCopyUrl, onPrint }}
              isDownloading={isDownloading}
              locale={locale}
            />
          )}
          {typeof invitationHref === 'string' && (
            <aside className="ck-panel ck-invitation">
              <p>{text('invitation')}</p>
              <Link className="ck-button" data-variant="primary" href={invitationHref}>
                {text('start')}
              </Link>
            </aside>
          )}
        </section>
      </CertificateTexts.Provider>
    </LanguageMarksProvider>
  );
});

function Found({
  certificate,
  isVerified,
  url,
  hasProfile,
  rank,
  actions,
  isDownloading,
  locale,
}: {
  readonly certificate: Certificate;
  readonly isVerified: boolean;
  readonly url: string | undefined;
  readonly hasProfile: boolean;
  readonly rank: number;
  readonly actions: CertificateActionHandlers;
  readonly isDownloading: boolean;
  readonly locale: string;
}) {
  const text = useContext(CertificateTexts);
  const { courseName, level, completionDate } = certificate;
  const shown = { ...certificate, completionDate: localCompletionDate(completionDate, locale) };
  const addition =
    hasProfile && url !== undefined ? { name: text('course', { courseName, level }), url } : null;
  return (
    <>
      <CertificatePaper certificate={shown} isVerified={isVerified} url={url} rank={rank} />
      <CertificateActions
        {...actions}
        certificate={certificate}
        profileHref={addition ? linkedInProfileUrl(certificate, addition) : undefined}
        isDownloading={isDownloading}
      />
      <Loaded load={loadProfileFields} props={addition && { ...addition, certificate: shown }} />
      <CertificateDetails certificate={shown} rank={rank + 1} />
    </>
  );
}
