import type { jsPDF } from 'jspdf';
import { formatMessage } from '../messages/message.js';
import type { Certificate } from '../model/certificate.js';
import { certificateMessages } from './certificate.messages.js';
import { codeOf, linkCode, linkRows } from './certificate-address.js';
import { decorationOf } from './certificate-decoration.js';
import { loadFonts } from './certificate-fonts.js';
import { certificateLines, type CertificateWording } from './certificate-lines.js';
import { supportPictures } from './jspdf/embed-picture.js';
import { loadJspdf } from './jspdf/load-jspdf.js';
import { writeOperator } from './jspdf/write-operator.js';
import { layOutLine } from './lay-out-line.js';
import { lettersIn, type PreparedLine, prepareLines } from './prepare-line.js';
import { canDrawPictures } from './rendered-text.js';
import { printableText } from './text-coverage.js';
import { drawPictures } from './text-picture.js';
import { writeLine } from './write-line.js';

/** The size of fonts and drawings, in bytes, from which on they are packed: with all else, a file of 30 kB. */
const MOST_UNPACKED = 22_000;

/** What else a certificate's PDF shows, and in which words. */
export interface CertificatePdfOptions extends CertificateWording {
  /** Where everybody can see the certificate; printed at the foot with a QR code. Left out by default. */
  readonly url?: string;
  /** How many levels the course has, for the drawn way through it. By default one more than the certificate's. */
  readonly levels?: number;
  /** The title of the level, below the course. Left out by default. */
  readonly levelTitle?: string | undefined;
  /** The color of the level, in hexadecimal such as `#10b981`. @default gold */
  readonly color?: string | undefined;
}

/**
 * Makes the PDF of a certificate: landscape A4, double border, the nine lines of {@link certificateLines} in order, then
 * the level's title.
 *
 * Names, courses and messages print in any script: those outside Latin, Greek and Cyrillic as pictures drawn by the
 * browser, with their text kept for search and reading aloud.
 *
 * jsPDF and the fonts load when this is first called.
 *
 * @throws TypeError when `url` is no absolute http or https address; otherwise what loading or drawing throws.
 */
export async function createCertificatePdf(
  certificate: Certificate,
  { url, levels, levelTitle = '', color, ...wording }: CertificatePdfOptions = {},
): Promise<Blob> {
  const address = url === undefined ? undefined : publicAddress(url);
  const prepared = prepareLines(
    [
      ...certificateLines(certificate, wording),
      { role: 'level', text: levelTitle },
      { role: 'address', text: address ?? '' },
    ],
    canDrawPictures,
  );
  const letters = lettersIn(prepared);
  const [{ Document, pack }, fonts] = await Promise.all([loadJspdf(), loadFonts(letters)]);
  const laidOut = prepared.map((line) => layOutLine(line, fonts));
  const pictures = await drawPictures(laidOut, pack);
  const drawn = [decorationOf(certificate.level, levels, color)];
  if (address !== undefined) drawn.push(codeOf(address));

  const pdf = new Document({
    orientation: 'landscape',
    unit: 'mm',
    format: 'a4',
    // Packing takes longer than all else, and most certificates are small without it.
    compress: letters.has('invisible') || fonts.size + drawn.join().length > MOST_UNPACKED,
    putOnlyUsedFonts: true,
    // Hundredths of a point; more makes the file larger and nothing sharper.
    floatPrecision: 2,
  });
  fonts.embed(pdf);
  const writePicture = supportPictures(pdf);
  describePdf(pdf, certificate, prepared, wording);
  writeOperator(pdf, drawn.join('\n'));
  for (const line of laidOut) writeLine(pdf, line, pictures, writePicture);
  if (address !== undefined) {
    linkRows(pdf, address, laidOut.find(({ layout }) => layout.role === 'address')?.rows ?? []);
    linkCode(pdf, address);
  }

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
  lines: readonly PreparedLine[],
  { messages, locale = 'en-US' }: CertificateWording,
): void {
  const [name = '', course = '', id = ''] = (['name', 'course', 'id'] as const).map(
    (role) => lines.find(({ layout }) => layout.role === role)?.text,
  );
  const title = messages?.documentTitle ?? certificateMessages.documentTitle;
  // jsPDF's own ways take few languages with a region and none with a script, and build a list of all that viewers know.
  const entries = `/Lang (${locale})\n/ViewerPreferences <</DisplayDocTitle true>>`;
  pdf.internal.events.subscribe('putCatalog', () => writeOperator(pdf, entries));
  pdf.setDisplayMode('fullpage');
  pdf.setDocumentProperties({
    title: formatMessage(title, { name }, locale),
    subject: course,
    author: printableText(certificate.issuedBy),
    keywords: `${name}, ${course}, ${id}`,
    creator: 'course-kit',
  });
}
