import { Download } from 'lucide';
import type { HTMLAttributes, Ref } from 'react';
import { formatMessage } from '../../messages/message.js';
import type { Certificate } from '../../model/certificate.js';
import { classNames } from '../../primitives/class-name.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import type { CertificateLookup } from '../../state/certificate-actions.js';
import { CertificatePaper } from './certificate-paper.js';
import type { CertificateViewText } from './certificate-view-text.js';
import { certificateViewMessages, type CertificateViewMessages } from './certificate-view.messages.js';

/** What a certificate page shows. */
export interface CertificateViewViewProps extends HTMLAttributes<HTMLElement> {
  /** @selector [data-state="loading" | "found" | "not-found"] */
  readonly lookup: CertificateLookup;
  /** Whether others can trust it; a self-recorded one is labelled. @default true */
  readonly isVerified?: boolean;
  /** Where a lookup that found nothing leads. */
  readonly homeHref: string;
  /** Where visitors start; without it they are not invited. */
  readonly invitationHref?: string | undefined;
  /** Without it there is no download. */
  readonly onDownload?: ((certificate: Certificate) => void) | undefined;
  /** Called when a download becomes likely. */
  readonly onDownloadIntent?: (() => void) | undefined;
  /** @default false */
  readonly isDownloading?: boolean;
  /** @default 1 */
  readonly headingRank?: number;
  readonly messages?: CertificateViewMessages;
  /** @default 'en-US' */
  readonly locale?: string;
  readonly ref?: Ref<HTMLElement>;
}

/** A certificate with its details, or what stands in its place. */
export function CertificateViewView({
  lookup,
  isVerified = true,
  homeHref,
  invitationHref,
  onDownload,
  onDownloadIntent,
  isDownloading = false,
  headingRank = 1,
  messages = certificateViewMessages,
  locale = 'en-US',
  className,
  ...props
}: CertificateViewViewProps) {
  const text = (key: keyof CertificateViewMessages, values = {}) =>
    formatMessage(messages[key], values, locale);
  return (
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
          <Link className="ck-button" href={homeHref}>
            {text('home')}
          </Link>
        </div>
      )}
      {lookup.status === 'found' && (
        <>
          <CertificatePaper
            certificate={lookup.certificate}
            isVerified={isVerified}
            rank={headingRank}
            text={text}
          />
          {onDownload && (
            <div className="ck-certificate-actions">
              <button
                type="button"
                className="ck-button"
                data-variant="primary"
                aria-disabled={isDownloading || undefined}
                onPointerEnter={onDownloadIntent}
                onFocus={onDownloadIntent}
                onClick={() => !isDownloading && onDownload(lookup.certificate)}
              >
                <Icon of={Download} />
                {text(isDownloading ? 'downloading' : 'download')}
              </button>
            </div>
          )}
          <Details certificate={lookup.certificate} rank={headingRank + 1} text={text} />
        </>
      )}
      {invitationHref !== undefined && (
        <aside className="ck-panel ck-invitation">
          <p>{text('invitation')}</p>
          <Link className="ck-button" data-variant="primary" href={invitationHref}>
            {text('start')}
          </Link>
        </aside>
      )}
    </section>
  );
}

function Details({
  certificate,
  rank,
  text,
}: {
  readonly certificate: Certificate;
  readonly rank: number;
  readonly text: CertificateViewText;
}) {
  const rows = [
    [text('student'), certificate.userName],
    [text('school'), certificate.issuedBy],
    [text('issued'), certificate.completionDate],
    [text('courseTerm'), text('course', { courseName: certificate.courseName, level: certificate.level })],
    [text('id'), certificate.id],
    [text('score'), `${certificate.score}%`],
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
            <dd className="ck-meta-value" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
