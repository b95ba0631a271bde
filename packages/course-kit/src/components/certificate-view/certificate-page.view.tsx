'use client';

import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import type { LevelOutline } from '../../model/course.js';
import { localCompletionDate } from '../../model/completion-date.js';
import { linkedInProfileUrl } from './linkedin-profile.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Link } from '../../primitives/link.js';
import { Loaded } from '../../primitives/loaded.js';
import { withRef } from '../../primitives/with-ref.js';
import type { CertificateLookup } from '../../state/use-certificates.js';
import { LanguageMarksProvider } from '../../feature/course-text.js';
import { useLanguageMarks } from '../../feature/language-marks.js';
import { useText } from '../../feature/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../../feature/view-props.js';
import { CertificateActions, type CertificateActionHandlers } from './certificate-actions.js';
import { CertificateDetails } from './certificate-details.js';
import { CertificateTexts } from './certificate-view-text.js';
import { certificateViewMessages, type CertificateViewMessages } from './certificate-view.messages.js';

// Loaded on demand: the sheet while the certificate is looked up, the rest after it.
const loadProfileFields = () => import('./profile-fields.js');
const loadSheet = () => import('../certificate-sheet/certificate-sheet.js');

/** What a certificate page shows. */
export interface CertificatePageViewProps
  extends ViewProps<CertificateViewMessages>, HeadedProps, CourseTextProps, CertificateActionHandlers {
  /**
   * The state of the lookup. A certificate that was revoked says so, and nothing but its details is offered.
   *
   * @selector [data-state="loading" | "found" | "not-found"]
   */
  readonly lookup: CertificateLookup;
  /** The level that it is for, with its title and color. @default unknown, as for a certificate of another course */
  readonly level?: Pick<LevelOutline, 'title' | 'color' | 'language'> | undefined;
  /** How many levels the course has. @default as many as the certificate's level */
  readonly levels?: number | undefined;
  /** Whether others can trust it; a self-recorded one is labelled. @default true */
  readonly isVerified?: boolean;
  /** The certificate's public address; without it there is nothing to add to a profile. */
  readonly url?: string | undefined;
  /** The test of its level, for who may make another one after theirs was revoked; null for none. @default null */
  readonly testHref?: string | null | undefined;
  /** Where certificates are made, for a revoked one that may be replaced; null for nowhere. @default null */
  readonly listHref?: string | null | undefined;
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
  level,
  levels,
  isVerified = true,
  url,
  testHref = null,
  listHref = null,
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
            <div className="ck-certificate-paper ck-skeleton" role="status" aria-label={text('loading')}>
              <Loaded load={loadSheet} props={null} isFetchedAhead />
            </div>
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
              testHref={testHref}
              listHref={listHref}
              level={level}
              levels={levels ?? lookup.certificate.level}
              isVerified={isVerified}
              url={url}
              hasProfile={invitationHref === undefined}
              rank={headingRank}
              actions={{ onDownload, onDownloadIntent, onCopyUrl, onPrint }}
              isDownloading={isDownloading}
              locale={locale}
            />
          )}
          {lookup.status !== 'loading' && typeof invitationHref === 'string' && (
            <div className="ck-panel ck-invitation">
              <p>{text('invitation')}</p>
              <Link className="ck-button" data-variant="primary" href={invitationHref}>
                {text('start')}
              </Link>
            </div>
          )}
        </section>
      </CertificateTexts.Provider>
    </LanguageMarksProvider>
  );
});

function Found({
  certificate,
  testHref,
  listHref,
  level: outline,
  levels,
  isVerified,
  url,
  hasProfile,
  rank,
  actions,
  isDownloading,
  locale,
}: {
  readonly certificate: Certificate;
  readonly testHref: string | null;
  readonly listHref: string | null;
  readonly level: CertificatePageViewProps['level'];
  readonly levels: number;
  readonly isVerified: boolean;
  readonly url: string | undefined;
  readonly hasProfile: boolean;
  readonly rank: number;
  readonly actions: CertificateActionHandlers;
  readonly isDownloading: boolean;
  readonly locale: string;
}) {
  const text = useContext(CertificateTexts);
  const { courseName, level, completionDate, revocation } = certificate;
  const shown = { ...certificate, completionDate: localCompletionDate(completionDate, locale) };
  const addition =
    hasProfile && !revocation && url !== undefined
      ? { name: text('course', { courseName, level }), url }
      : null;
  return (
    <>
      <Loaded
        load={loadSheet}
        props={{
          certificate: shown,
          level: outline,
          levels,
          isVerified,
          url,
          rank,
          text,
          testHref,
          listHref,
        }}
        fallback={<div className="ck-certificate-paper ck-skeleton" />}
      />
      {!revocation && (
        <CertificateActions
          {...actions}
          certificate={certificate}
          profileHref={addition ? linkedInProfileUrl(certificate, addition) : undefined}
          isDownloading={isDownloading}
        />
      )}
      <Loaded load={loadProfileFields} props={addition && { ...addition, certificate: shown }} />
      <CertificateDetails certificate={shown} rank={rank + 1} />
    </>
  );
}
