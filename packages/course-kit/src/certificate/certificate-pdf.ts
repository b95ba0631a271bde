import type { jsPDF } from 'jspdf';
import { type Certificate, certificateLines } from '../model/certificate.js';
import { writeAddress } from './certificate-address.js';
import { drawDecoration } from './certificate-decoration.js';
import { BASE_LINES, LINE_STYLES, PAGE } from './certificate-layout.js';
import { writeLine } from './certificate-text.js';
import { printableText, textCoverage } from './text-coverage.js';

/** What else a certificate's PDF shows. */
export interface CertificatePdfOptions {
  /** Where everybody can see the certificate; printed at the foot with a QR code. Left out by default. */
  readonly url?: string;
  /** How many levels the course has, for the drawn way through it. By default one more than the certificate's. */
  readonly levels?: number;
}

/**
 * Makes the PDF of a certificate: landscape A4, double border, the nine lines of {@link certificateLines} in order
 * (specification, section 9; decisions 23). Names and course names print in any script: those outside Latin, Greek
 * and Cyrillic as pictures drawn by the browser, with their text kept for search and reading aloud.
 *
 * jspdf loads when this is first called, the embedded font and the QR code only when needed.
 *
 * @throws TypeError when `url` is no absolute http or https address; otherwise what loading or drawing throws.
 */
export async function createCertificatePdf(
  certificate: Certificate,
  options: CertificatePdfOptions = {},
): Promise<Blob> {
  const { jsPDF: Document } = await import('jspdf');
  // Packing takes longer than drawing, and saves nothing to speak of but on a font.
  const lines = certificateLines(certificate);
  const compress = lines.some(({ text }) => textCoverage(text) !== 'standard');
  const pdf = new Document({ orientation: 'landscape', unit: 'mm', format: 'a4', compress });
  describePdf(pdf, certificate, lines);
  drawDecoration(pdf, certificate.level, options.levels);

  for (const [index, line] of lines.entries()) {
    const baseLine = BASE_LINES[index] ?? PAGE.height;
    // oxlint-disable-next-line no-await-in-loop -- the order in the file is the order of reading
    await writeLine(pdf, line.text, LINE_STYLES[line.role], { centre: PAGE.centre, baseLine });
  }
  if (options.url !== undefined) await writeAddress(pdf, options.url);

  return pdf.output('blob');
}

function describePdf(pdf: jsPDF, certificate: Certificate, lines: ReturnType<typeof certificateLines>): void {
  const [name, course, id] = (['name', 'course', 'id'] as const).map((role) =>
    printableText(lines.find((line) => line.role === role)?.text ?? ''),
  );
  pdf.setLanguage('en-US');
  pdf.setDisplayMode('fullpage');
  pdf.viewerPreferences({ DisplayDocTitle: true });
  pdf.setDocumentProperties({
    title: `Certificate of Completion: ${name}`,
    subject: `${course}`,
    author: printableText(certificate.issuedBy),
    keywords: `${name}, ${course}, ${id}`,
    creator: 'course-kit',
  });
}
