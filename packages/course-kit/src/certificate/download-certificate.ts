import { type Certificate, certificateFileName } from '../model/certificate.js';
import { saveFile } from '../primitives/save-file.js';
import { type CertificatePdfOptions, createCertificatePdf } from './certificate-pdf.js';

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
  saveFile(certificateFileName(certificate.level, certificate.userName), pdf);
}

/**
 * Starts loading what makes PDFs, for the moment a learner points at a download button. Never rejects: whoever
 * then asks for the PDF gets the error.
 */
export async function preloadCertificatePdf(): Promise<void> {
  await import('jspdf').catch(() => undefined);
}
