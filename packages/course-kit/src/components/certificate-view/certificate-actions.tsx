import { Download, ExternalLink, Link as Chain, Printer } from 'lucide';
import { useContext } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Icon } from '../../primitives/icon.js';
import { Link } from '../../primitives/link.js';
import { CertificateTexts } from './certificate-view-text.js';

/** What can be done with a certificate; what is absent is not offered. */
export interface CertificateActionHandlers {
  /** Makes the PDF and saves it. */
  readonly onDownload?: ((certificate: Certificate) => void) | undefined;
  /** Called when a download becomes likely. */
  readonly onDownloadIntent?: (() => void) | undefined;
  /** Absent where certificates have no public address. */
  readonly onCopyUrl?: ((certificate: Certificate) => void) | undefined;
  /** Prints the page. */
  readonly onPrint?: (() => void) | undefined;
}

/** The row of buttons below a certificate. */
export function CertificateActions({
  certificate,
  profileHref,
  isDownloading,
  onDownload,
  onDownloadIntent,
  onCopyUrl,
  onPrint,
}: CertificateActionHandlers & {
  readonly certificate: Certificate;
  /** Where it is added to a LinkedIn profile. */
  readonly profileHref: string | undefined;
  readonly isDownloading: boolean;
}) {
  const text = useContext(CertificateTexts);
  return (
    <div className="ck-certificate-actions">
      {onDownload && (
        <button
          type="button"
          className="ck-button"
          data-variant="primary"
          aria-disabled={isDownloading || undefined}
          onPointerEnter={onDownloadIntent}
          onFocus={onDownloadIntent}
          // Several clicks in a row mean one file.
          onClick={({ detail: clicks }) => !isDownloading && clicks < 2 && onDownload(certificate)}
        >
          <Icon of={Download} />
          {text(isDownloading ? 'downloading' : 'download')}
        </button>
      )}
      {onCopyUrl && (
        <button type="button" className="ck-button" onClick={() => onCopyUrl(certificate)}>
          <Icon of={Chain} />
          {text('copyUrl')}
        </button>
      )}
      {profileHref !== undefined && (
        <Link className="ck-button" href={profileHref} target="_blank" rel="noreferrer">
          <span>
            {text('addToProfile')} <span className="ck-visually-hidden">{text('newTab')}</span>
          </span>
          <Icon of={ExternalLink} />
        </Link>
      )}
      {onPrint && (
        <button type="button" className="ck-button" onClick={onPrint}>
          <Icon of={Printer} />
          {text('print')}
        </button>
      )}
    </div>
  );
}
