import { useState, type ReactNode } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Loaded } from '../../primitives/loaded.js';
import { useCertificatePort } from '../../state/use-certificates.js';
import { useCourse, useNotify } from '../../state/use-course.js';
import { useMessages } from '../../feature/course-provider/use-messages.js';
import { certificateDownloadMessages } from './certificate-download.messages.js';

const loadAddressDialog = () => import('./address-dialog.js');

/** Sharing certificates by their public addresses. */
export interface CertificateUrl {
  /** A certificate's whole address; undefined where certificates have none. */
  readonly urlOf: (certificate: Pick<Certificate, 'id'>) => string | undefined;
  /**
   * Copies it, or shows it where the browser does not allow copying, and notifies the learner and the host. Never
   * rejects. Absent if certificates have no address.
   */
  readonly copy: ((certificate: Certificate) => Promise<void>) | undefined;
  /** To be rendered beside the buttons. */
  readonly dialog: ReactNode;
}

/** The action behind a button that shares a certificate. */
export function useCertificateUrl(): CertificateUrl {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const { linkFor } = useCourse();
  const { isVerified } = useCertificatePort();
  const notify = useNotify();
  const messages = useMessages('certificateDownload', certificateDownloadMessages);

  // A certificate that others cannot verify has no public page.
  const addressOf = (id: string) => (isVerified ? linkFor({ kind: 'certificate', id }) : null);
  const urlOf = ({ id }: Pick<Certificate, 'id'>) => {
    const address = addressOf(id);
    return address === null ? undefined : new URL(address, location.href).href;
  };
  const copy = async (certificate: Certificate) => {
    const url = urlOf(certificate);
    if (url === undefined) return;
    try {
      await navigator.clipboard.writeText(url);
      notify('certificate-url-copied');
    } catch {
      setShownUrl(url);
      notify('certificate-url-ready');
    }
  };

  return {
    urlOf,
    // Asked for an invented certificate, because the button is shown before the first one is made.
    copy: addressOf('CERT-0-L1') === null ? undefined : copy,
    dialog: (
      <Loaded
        load={loadAddressDialog}
        props={shownUrl === null ? null : { url: shownUrl, messages, onClose: () => setShownUrl(null) }}
      />
    ),
  };
}
