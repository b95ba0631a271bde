/** Loads the code that makes PDFs, in parallel with the modules that it will import. */
export function loadPdf() {
  void import('jspdf').catch(() => {});
  void import('../../certificate/fonts/latin.generated.js').catch(() => {});
  void import('../../certificate/fonts/latin-italic.generated.js').catch(() => {});
  return import('../../certificate/download-certificate.js');
}
