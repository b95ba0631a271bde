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
