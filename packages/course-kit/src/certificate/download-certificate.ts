import type { Certificate } from '../model/certificate.js';
import { saveFile } from '../primitives/save-file.js';
import { loadFonts } from './certificate-fonts.js';
import { certificateFileName } from './certificate-lines.js';
import { type CertificatePdfOptions, createCertificatePdf } from './certificate-pdf.js';

/**
 * Makes the PDF of a certificate and lets the browser save it, by default as `certificate-level-{level}-{name}.pdf`.
 *
 * @throws what {@link createCertificatePdf} throws; nothing is saved then.
 */
export async function downloadCertificate(
  certificate: Certificate,
  options: CertificatePdfOptions = {},
): Promise<void> {
  const pdf = await createCertificatePdf(certificate, options);
  saveFile(certificateFileName(certificate, options), pdf);
}

/**
 * Starts loading what makes PDFs, for the moment a learner points at a download button. Never rejects: whoever
 * then asks for the PDF gets the error.
 */
export async function preloadCertificatePdf(): Promise<void> {
  await Promise.all([import('jspdf'), loadFonts(['latin', 'latin-italic'])]).catch(() => undefined);
}
