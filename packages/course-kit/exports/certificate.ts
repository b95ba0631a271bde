export { createCertificatePdf } from '../src/certificate/certificate-pdf.js';
export type { CertificatePdfOptions } from '../src/certificate/certificate-pdf.js';
export { downloadCertificate, preloadCertificatePdf } from '../src/certificate/download-certificate.js';
