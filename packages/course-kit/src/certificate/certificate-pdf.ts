import type { jsPDF } from 'jspdf';
import { formatMessage } from '../messages/message.js';
import type { Certificate } from '../model/certificate.js';
import { certificateMessages } from './certificate.messages.js';
import { drawCode, linkRows } from './certificate-address.js';
import { drawDecoration } from './certificate-decoration.js';
import { loadFonts } from './certificate-fonts.js';
import { type CertificateLine, certificateLines, type CertificateWording } from './certificate-lines.js';
import { loadJspdf } from './jspdf/load-jspdf.js';
import { writeOperator } from './jspdf/write-operator.js';
import { lettersIn, prepareLines } from './prepare-line.js';
import { printableText } from './text-coverage.js';
import { canDrawPictures } from './text-picture.js';
import { writeLine } from './write-line.js';

/** What else a certificate's PDF shows, and in which words. */
export interface CertificatePdfOptions extends CertificateWording {
  /** Where everybody can see the certificate; printed at the foot with a QR code. Left out by default. */
  readonly url?: string;
  /** How many levels the course has, for the drawn way through it. By default one more than the certificate's. */
  readonly levels?: number;
}

/**
 * Makes the PDF of a certificate: landscape A4, double border, the nine lines of {@link certificateLines} in order.
 * Names, courses and messages print in any script: those outside Latin, Greek and Cyrillic as pictures drawn by the
 * browser, with their text kept for search and reading aloud.
 *
 * jsPDF and the fonts load when this is first called, the QR code only when needed.
 *
 * @throws TypeError when `url` is no absolute http or https address; otherwise what loading or drawing throws.
 */
export async function createCertificatePdf(
  certificate: Certificate,
  { url, levels, ...wording }: CertificatePdfOptions = {},
): Promise<Blob> {
  const address = url === undefined ? undefined : publicAddress(url);
  const lines = certificateLines(certificate, wording);
  const prepared = prepareLines(
    address === undefined ? lines : [...lines, { role: 'address', text: address }],
    canDrawPictures,
  );
  const letters = lettersIn(prepared);
  const [Document, fonts, qrCode] = await Promise.all([
    loadJspdf(),
    loadFonts(letters),
    address === undefined ? undefined : import('uqr'),
  ]);

  const pdf = new Document({
    orientation: 'landscape',
    unit: 'mm',
    format: 'a4',
    // Without pictures, packing takes longer than all else and saves ten kilobytes.
    compress: letters.has('invisible'),
    putOnlyUsedFonts: true,
    // Hundredths of a point; more makes the file larger and nothing sharper.
    floatPrecision: 2,
  });
  fonts.embed(pdf);
  describePdf(pdf, certificate, lines, wording);
  drawDecoration(pdf, certificate.level, levels);
  for (const line of prepared) {
    // oxlint-disable-next-line no-await-in-loop -- the order in the file is the order of reading
    const rows = await writeLine(pdf, line, fonts);
    if (address !== undefined && line.layout.role === 'address') linkRows(pdf, address, rows);
  }
  if (qrCode && address !== undefined) drawCode(pdf, address, qrCode.encode);

  return pdf.output('blob');
}

function publicAddress(url: string): string {
  const { href, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`A certificate is found at an https address, not at ${href}`);
  return href;
}

function describePdf(
  pdf: jsPDF,
  certificate: Certificate,
  lines: readonly CertificateLine[],
  { messages, locale = 'en-US' }: CertificateWording,
): void {
  const [name = '', course = '', id = ''] = (['name', 'course', 'id'] as const).map((role) =>
    printableText(lines.find((line) => line.role === role)?.text ?? ''),
  );
  const title = messages?.documentTitle ?? certificateMessages.documentTitle;
  // jsPDF's own way takes few languages with a region and none with a script.
  pdf.internal.events.subscribe('putCatalog', () => writeOperator(pdf, `/Lang (${locale})`));
  pdf.setDisplayMode('fullpage');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setDocumentProperties({
    title: formatMessage(title, { name }, locale),
    subject: course,
    author: printableText(certificate.issuedBy),
    keywords: `${name}, ${course}, ${id}`,
    creator: 'course-kit',
  });
}
