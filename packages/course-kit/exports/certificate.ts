export { certificateFileName, certificateLines } from '../src/certificate/certificate-lines.js';
export type {
  CertificateLine,
  CertificateLineRole,
  CertificateWording,
} from '../src/certificate/certificate-lines.js';
export { createCertificatePdf } from '../src/certificate/certificate-pdf.js';
export type { CertificatePdfOptions } from '../src/certificate/certificate-pdf.js';
export type { CertificateMessages } from '../src/certificate/certificate.messages.js';
export { downloadCertificate, preloadCertificatePdf } from '../src/certificate/download-certificate.js';
export { loadFont } from '../src/certificate/certificate-fonts.js';
export { certificateColors } from '../src/certificate/certificate-colors.js';
export type { CertificateColors } from '../src/certificate/certificate-colors.js';
export { fontFor, printableText, textDirection } from '../src/certificate/text-coverage.js';
export type { Direction, FontName } from '../src/certificate/text-coverage.js';
