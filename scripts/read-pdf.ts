/**
 * Reads a PDF as tests need it: qpdf says whether the file is sound and what it is made of, PDFium, which Chromium shows
 * PDFs with, what is read aloud, found and copied. Both are WebAssembly from the npm registry, so nothing is installed.
 */
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import startQpdf from '@neslinesli93/qpdf-wasm';

/** A font that a file names. */
interface PdfFont {
  readonly name: string;
  /** Such as `CIDFontType2`, which is TrueType with more letters than a byte can count. */
  readonly type: string;
  readonly encoding: string;
  readonly isEmbedded: boolean;
  /** Only with the letters that are used. */
  readonly isSubset: boolean;
  /** Says which characters its letters are, without which nothing can be copied. */
  readonly hasCharacters: boolean;
}

/** What is in a PDF. */
export interface PdfContent {
  /** In points, 72 to the inch. */
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** The text as it is read aloud, line by line, without empty ones. */
  readonly lines: readonly string[];
  /** The addresses of its links. */
  readonly links: readonly string[];
  readonly fonts: readonly PdfFont[];
  /** BCP 47, if it is said. */
  readonly language: string | undefined;
  /** What file managers show. */
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly subject: string | undefined;
}

/** An object of the file as qpdf writes it: names begin with `/`, texts with `u:`, references end with ` R`. */
type PdfObject = Readonly<Record<string, unknown>>;

const qpdfBinary = createRequire(import.meta.url).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');
const pdfium = PDFiumLibrary.init();

/** Reads a file. Throws when qpdf finds an error in it, even one that PDF readers tolerate. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  const objects = await readObjects(bytes);
  const find = (reference: unknown) => objects.get(String(reference)) ?? {};
  const trailer = objects.get('trailer') ?? {};
  const about = find(trailer['/Info']);
  return {
    ...(await readPages(bytes)),
    links: linksIn([...objects.values()]),
    fonts: [...objects.values()]
      .filter((font) => font['/Type'] === '/Font' && !String(font['/Subtype']).startsWith('/CIDFont'))
      .map((font) => describeFont(font, find)),
    language: textIn(find(trailer['/Root'])['/Lang']),
    title: textIn(about['/Title']),
    author: textIn(about['/Author']),
    subject: textIn(about['/Subject']),
  };
}

async function readPages(bytes: Uint8Array): Promise<Pick<PdfContent, 'pages' | 'lines'>> {
  const document = await (await pdfium).loadDocument(bytes);
  const pages = [...document.pages()].map((page) => ({ size: page.getOriginalSize(), text: page.getText() }));
  document.destroy();
  return {
    pages: pages.map(({ size }) => ({ width: size.originalWidth, height: size.originalHeight })),
    lines: pages
      .flatMap(({ text }) => text.split(/\r?\n/))
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}

/** Every object by its reference. Reading decodes all streams, so errors in them are found too. */
async function readObjects(bytes: Uint8Array): Promise<Map<string, PdfObject>> {
  // A program runs once, and what it is started with becomes the program.
  const options = { locateFile: () => qpdfBinary, noInitialRun: true };
  const qpdf = await startQpdf(options);
  const files = qpdf.FS as typeof qpdf.FS & { writeFile(path: string, data: Uint8Array): void };
  files.writeFile('/in.pdf', bytes);
  const reading = ['--json', '--json-stream-data=inline', '--decode-level=all'];
  const status = qpdf.callMain([...reading, '/in.pdf', '/out.json']);
  if (status !== 0) throw new Error('qpdf found the error above');
  const written = JSON.parse(new TextDecoder().decode(files.readFile('/out.json')));
  const objects: Record<string, { value?: PdfObject; stream?: { dict: PdfObject } }> = written.qpdf[1];
  return new Map(
    Object.entries(objects).map(([name, { value, stream }]) => [
      name.replace('obj:', ''),
      value ?? stream?.dict ?? {},
    ]),
  );
}

function describeFont(font: PdfObject, find: (reference: unknown) => PdfObject): PdfFont {
  const [descendant] = Array.isArray(font['/DescendantFonts']) ? font['/DescendantFonts'] : [];
  const outlines = descendant ? find(descendant) : font;
  const descriptor = find(outlines['/FontDescriptor']);
  const name = nameIn(font['/BaseFont']);
  return {
    name,
    type: nameIn(outlines['/Subtype']),
    encoding: nameIn(font['/Encoding']),
    isEmbedded: ['/FontFile', '/FontFile2', '/FontFile3'].some((key) => key in descriptor),
    isSubset: /^[A-Z]{6}\+/.test(name),
    hasCharacters: '/ToUnicode' in font,
  };
}

/** The addresses of links, wherever in an object they are. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '/URI' ? (textIn(inner) ?? []) : linksIn(inner),
  );
}

const nameIn = (value: unknown): string => String(value).replace(/^\//, '');

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replace(/^u:/, '') : undefined;
}
