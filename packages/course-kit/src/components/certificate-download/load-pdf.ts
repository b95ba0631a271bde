/** Fetches what makes PDFs, with the library that it is going to ask for beside it and not after. */
export function loadPdf() {
  void import('jspdf').catch(() => {});
  return import('../../certificate/download-certificate.js');
}
