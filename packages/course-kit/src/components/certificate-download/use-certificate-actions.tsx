import { useState, type ReactNode } from 'react';
import { useCertificatePdf } from './use-certificate-pdf.js';
import { useCertificateUrl } from './use-certificate-url.js';
import type { CertificateActionHandlers } from '../certificate-view/certificate-actions.js';
import type { Certificate } from '../../model/certificate.js';
import { useNotify } from '../../state/use-course.js';

/** What can be done with certificates that were made. */
export interface CertificateUse {
  /** For the buttons. */
  readonly actions: CertificateActionHandlers;
  /** The id of the one whose PDF is being made, or null. */
  readonly downloading: string | null;
  /** A certificate's whole address; undefined where certificates have none. */
  readonly urlOf: (certificate: Certificate) => string | undefined;
  /** To be rendered beside the buttons. */
  readonly dialog: ReactNode;
}

/** Saving and sharing certificates that were made. */
export function useCertificateActions(): CertificateUse {
  const [downloading, setDownloading] = useState<string | null>(null);
  const notify = useNotify();
  const address = useCertificateUrl();
  const pdf = useCertificatePdf();
  const download = async (certificate: Certificate) => {
    setDownloading(certificate.id);
    try {
      await pdf.save(certificate, address.urlOf(certificate));
    } catch {
      notify('certificate-failed');
    } finally {
      setDownloading(null);
    }
  };
  return {
    actions: {
      onDownload: (certificate) => void download(certificate),
      onDownloadIntent: pdf.preload,
      onCopyUrl: address.copy && ((certificate) => void address.copy?.(certificate)),
    },
    downloading,
    urlOf: address.urlOf,
    dialog: address.dialog,
  };
}
