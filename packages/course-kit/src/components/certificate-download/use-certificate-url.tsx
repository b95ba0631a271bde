import { useState, type ReactNode } from 'react';
import type { Certificate } from '../../model/certificate.js';
import { Loaded } from '../../primitives/loaded.js';
import { useCourse, useNotify } from '../../state/use-course.js';
import { useMessages } from '../course-provider/use-messages.js';
import { certificateDownloadMessages } from './certificate-download.messages.js';

const loadAddressDialog = () => import('./address-dialog.js');

/** Sharing certificates by their public addresses. */
export interface CertificateUrl {
  /** A certificate's whole address. */
  readonly urlOf: (certificate: Certificate) => string;
  /** Copies it, or shows it where the browser does not let it be copied, and tells. Never rejects. */
  readonly copy: (certificate: Certificate) => Promise<void>;
  /** To be rendered beside the buttons. */
  readonly dialog: ReactNode;
}

/** What a button that shares a certificate needs. */
export function useCertificateUrl(): CertificateUrl {
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const { linkFor } = useCourse();
  const notify = useNotify();
  const messages = useMessages('certificateDownload', certificateDownloadMessages);

  const urlOf = ({ id }: Certificate) => new URL(linkFor({ kind: 'certificate', id }), location.href).href;

  return {
    urlOf,
    copy: async (certificate) => {
      const url = urlOf(certificate);
      try {
        await navigator.clipboard.writeText(url);
        notify('certificate-url-copied');
      } catch {
        setShownUrl(url);
        notify('certificate-url-ready');
      }
    },
    dialog: (
      <Loaded
        load={loadAddressDialog}
        props={shownUrl === null ? null : { url: shownUrl, messages, onClose: () => setShownUrl(null) }}
      />
    ),
  };
}
