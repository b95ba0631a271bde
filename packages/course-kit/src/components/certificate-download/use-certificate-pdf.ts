import { certifiedLevel, type Certificate } from '../../model/certificate.js';
import { useCourseContext } from '../../state/course-context.js';
import { useCourse, useNotify } from '../../state/use-course.js';
import { useCertificateMade } from '../../state/use-raise-event.js';
import { loadPdf } from './load-pdf.js';

/** Saving certificates as PDFs. */
export interface CertificatePdf {
  /**
   * Makes a certificate's PDF in the language of the page, has the browser save it, and tells the learner and the host.
   * Rejects if it cannot be made; then nothing is saved or announced.
   *
   * @param url - the certificate's public address, where it has one. Null for a certificate that could not be recorded,
   * whose PDF says that it is not verified.
   */
  readonly save: (certificate: Certificate, url: string | null | undefined) => Promise<void>;
  /** Fetches what a PDF needs, ahead of the click. Never rejects: `save` does. */
  readonly preload: () => void;
}

/** Used by all components that download certificates. */
export function useCertificatePdf(): CertificatePdf {
  const { store, messages, locale } = useCourseContext();
  const { course } = useCourse();
  const notify = useNotify();
  const raiseMade = useCertificateMade();
  return {
    save: async (certificate, url) => {
      const { downloadCertificate } = await loadPdf();
      const level = certifiedLevel(course, certificate);
      await downloadCertificate(certificate, {
        levels: course.levels.length,
        levelTitle: level?.title,
        color: level?.color,
        isVerified: url !== null && store.services.storage.certificates.isVerified,
        locale,
        ...(messages?.certificate && { messages: messages.certificate }),
        ...(url && { url }),
      });
      notify('certificate-downloaded');
      raiseMade(certificate, 'pdf');
    },
    preload: () => void loadPdf().catch(() => {}),
  };
}
