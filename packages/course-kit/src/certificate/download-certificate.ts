import { type Certificate, certificateFileName } from '../model/certificate.js';
import { type CertificatePdfOptions, createCertificatePdf } from './certificate-pdf.js';

/** Long enough for slow devices to have read the file, short enough to hold no memory for long. */
const MILLISECONDS_TO_KEEP = 40_000;

/**
 * Makes the PDF of a certificate and lets the browser save it as `certificate-level-{level}-{name}.pdf`
 * (specification, section 9).
 *
 * @throws what {@link createCertificatePdf} throws; nothing is saved then.
 */
export async function downloadCertificate(
  certificate: Certificate,
  options: CertificatePdfOptions = {},
): Promise<void> {
  const pdf = await createCertificatePdf(certificate, options);
  const address = URL.createObjectURL(pdf);
  try {
    const link = document.createElement('a');
    link.href = address;
    link.download = certificateFileName(certificate.level, certificate.userName);
    link.click();
  } finally {
    setTimeout(() => URL.revokeObjectURL(address), MILLISECONDS_TO_KEEP);
  }
}

/**
 * Starts loading what makes PDFs, for the moment a learner points at a download button. Never rejects: whoever
 * then asks for the PDF gets the error.
 */
export async function preloadCertificatePdf(): Promise<void> {
  await import('jspdf').catch(() => undefined);
}
