import type { jsPDF } from 'jspdf';
import { formatMessage } from '../texts/message.js';
import type { Certificate } from '../model/certificate.js';
import { certificateColors } from './certificate-colors.js';
import { drawFrame, drawWay } from './certificate-drawing.js';
import { loadFonts } from './certificate-fonts.js';
import { LINES, LINK } from './certificate-layout.js';
import { certificateLines, type CertificateWording } from './certificate-lines.js';
import { certificateMessages } from './certificate.messages.js';
import { drawCode, drawShapes } from './draw-shapes.js';
import { hasRightToLeft, printableText, textDirection } from './text-coverage.js';
import { loadVisualOrder, prepareLine, writeLine } from './write-line.js';

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
  /** Whether others can trust it; the PDF of a self-recorded one says that it is. @default true */
  readonly isVerified?: boolean | undefined;
}

/**
 * Makes the PDF of a certificate: landscape A4, double border, the nine lines of {@link certificateLines} in order, then
 * the level's title.
 *
 * Names, courses and messages print in any script: a line with letters outside Latin, Greek and Cyrillic as a picture
 * that the browser draws, with its text kept for search and reading aloud. Without a browser, other letters stand in.
 *
 * jsPDF and the fonts load when this is first called.
 *
 * @throws TypeError when `url` is no absolute http or https address; otherwise what loading or drawing throws.
 */
export async function createCertificatePdf(
  certificate: Certificate,
  options: CertificatePdfOptions = {},
): Promise<Blob> {
  const { url, levels = certificate.level + 1, color, ...wording } = options;
  const address = url === undefined ? undefined : publicAddress(url);
  const lines = printedLines(certificate, address, options);
  const [{ jsPDF: Document }, addFonts, toVisualOrder] = await Promise.all([
    import('jspdf'),
    loadFonts(new Set(lines.map(({ font }) => font))),
    lines.some(({ text }) => hasRightToLeft(text)) ? loadVisualOrder() : (text: string) => text,
  ]);
  const pdf = new Document({
    orientation: 'landscape',
    unit: 'mm',
    format: 'a4',
    compress: false,
    putOnlyUsedFonts: true,
    // Hundredths of a point; more makes the file larger and nothing sharper.
    floatPrecision: 2,
  });
  addFonts(pdf);
  describePdf(pdf, certificate, wording);
  const colors = certificateColors(color);
  drawShapes(pdf, [...drawFrame(colors), ...drawWay(certificate.level, levels, colors)]);
  if (address !== undefined) drawCode(pdf, address);
  for (const line of lines) {
    const rows = writeLine(pdf, line, toVisualOrder);
    if (address === undefined || line.layout.role !== 'address') continue;
    for (const { left, baseLine, width, height } of rows)
      pdf.link(left, baseLine - height * LINK.above, width, height * LINK.height, { url: address });
  }
  return pdf.output('blob');
}

function printedLines(
  certificate: Certificate,
  address: string | undefined,
  { levelTitle = '', isVerified = true, ...wording }: CertificatePdfOptions,
) {
  const { selfRecorded, project } = { ...certificateMessages, ...wording.messages };
  const built = certificate.project;
  const lines = [
    ...certificateLines(certificate, wording),
    { role: 'level', text: levelTitle },
    {
      role: 'project',
      text: built === undefined ? '' : formatMessage(project, { project: built }, wording.locale),
    },
    { role: 'selfRecorded', text: isVerified ? '' : selfRecorded },
    { role: 'address', text: address ?? '' },
  ] as const;
  // A sentence is read in the direction of its language, whatever names are in it.
  const language = textDirection(lines.find(({ role }) => role === 'title')?.text ?? '');
  return lines.flatMap(({ role, text }) => {
    const layout = LINES.find((candidate) => candidate.role === role);
    const direction = role === 'name' ? textDirection(text) : language;
    return (layout && prepareLine(layout, text, direction)) ?? [];
  });
}

function publicAddress(url: string): string {
  const { href, protocol } = new URL(url);
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`A certificate is found at an https address, not at ${href}`);
  return href;
}

function describePdf(pdf: jsPDF, certificate: Certificate, wording: CertificateWording): void {
  const { messages, locale = 'en-US' } = wording;
  const printed = new Map(
    certificateLines(certificate, wording).map(({ role, text }) => [role, printableText(text)]),
  );
  const [name = '', course = '', id = ''] = (['name', 'course', 'id'] as const).map((role) =>
    printed.get(role),
  );
  const title = messages?.documentTitle ?? certificateMessages.documentTitle;
  pdf.setDisplayMode('fullpage').viewerPreferences({ DisplayDocTitle: true });
  // jsPDF leaves out what it does not know: most languages with a region or a script.
  for (const tag of [new Intl.Locale(locale).language, locale]) pdf.setLanguage(tag as 'en');
  pdf.setDocumentProperties({
    title: formatMessage(title, { name }, locale),
    subject: course,
    author: printableText(certificate.issuedBy),
    keywords: `${name}, ${course}, ${id}`,
    creator: 'course-kit',
  });
}
