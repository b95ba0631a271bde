/** Fetches what makes PDFs, with what that is going to ask for beside it and not after. */
export function loadPdf() {
  void import('../../certificate/jspdf/jspdf.generated.js').catch(() => {});
  void import('../../certificate/fonts/latin.generated.js').catch(() => {});
  void import('../../certificate/fonts/latin-italic.generated.js').catch(() => {});
  return import('../../certificate/download-certificate.js');
}
