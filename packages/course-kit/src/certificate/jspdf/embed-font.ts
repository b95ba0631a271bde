import type { jsPDF } from 'jspdf';
import type { FontSubset } from '../fonts/subset-font.js';

/** How a font is listed and described in a document. */
export interface FontDescription {
  readonly family: string;
  readonly isItalic: boolean;
  /** Left, bottom, right and top of all letters, and further lengths, in thousandths of the height. */
  readonly box: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  /** In degrees, counterclockwise from upright. */
  readonly angle: number;
}

/** What jsPDF hands to its plug-ins when it writes a text. */
interface TextEvent {
  text: string | string[];
  readonly mutex: {
    readonly activeFontKey: string;
    readonly fonts: Readonly<Record<string, PdfFont>>;
    isHex?: boolean;
  };
}

interface PdfFont {
  metadata: { subset?: FontSubset; description?: FontDescription };
  objectNumber: number;
  isAlreadyPutted: boolean;
}

/** What jsPDF hands to its plug-ins when it writes a font into the file. */
interface FontEvent {
  readonly font: PdfFont;
  readonly out: (text: string) => void;
  readonly newObject: () => number;
  readonly putStream: (stream: {
    readonly data: string;
    readonly objectId: number;
    readonly addLength1?: boolean;
  }) => void;
}

/**
 * Takes the place of jsPDF's plug-in for fonts, which reads a whole font for each document, cuts it down byte by byte,
 * and takes what lies outside the Basic Multilingual Plane for two characters. Call it once for each document.
 */
export function supportFonts(pdf: jsPDF): void {
  pdf.internal.events.subscribe('postProcessText', writeText);
  pdf.internal.events.subscribe('putFont', writeFontObjects);
}

/** Puts a font into a document, where `setFont` finds it by its family. */
export function embedFont(pdf: jsPDF, subset: FontSubset, description: FontDescription): void {
  const { family } = description;
  pdf.addFont(family, family, 'normal');
  pdf.setFont(family, 'normal');
  Object.assign(pdf.getFont().metadata, { subset, description });
}

/** Text is the numbers of its glyphs. */
function writeText(event: TextEvent): void {
  const { activeFontKey, fonts } = event.mutex;
  const subset = fonts[activeFontKey]?.metadata.subset;
  if (!subset) return;
  const { codes } = writtenSubset(subset);
  const encode = (text: string) => {
    let encoded = '';
    for (const character of text) encoded += codes.get(character) ?? '0000';
    return encoded;
  };
  event.text = Array.isArray(event.text) ? event.text.map(encode) : encode(event.text);
  event.mutex.isHex = true;
}

function writeFontObjects({ font, out, newObject, putStream }: FontEvent): void {
  const { subset, description } = font.metadata;
  if (!subset || !description) return;
  const written = writtenSubset(subset);
  const { family, isItalic, box, ascent, descent, capHeight, angle } = description;
  const begin = (text: string) => {
    const number = newObject();
    out(`${text}\nendobj`);
    return number;
  };
  const stream = (data: string, addLength1 = false) => {
    const objectId = newObject();
    putStream({ data, objectId, addLength1 });
    out('endobj');
    return objectId;
  };

  const file = stream(subset.file, true);
  const toUnicode = stream(written.characterMap);
  // Serif, Nonsymbolic and Italic, as PDF numbers them.
  const flags = 2 + 32 + (isItalic ? 64 : 0);
  const descriptor = begin(
    `<</Type /FontDescriptor /FontName /${family} /FontFile2 ${file} 0 R /Flags ${flags} /FontBBox [${box.join(' ')}] ` +
      `/ItalicAngle ${angle} /Ascent ${ascent} /Descent ${descent} /CapHeight ${capHeight} /StemV 80>>`,
  );
  const descendant = begin(
    `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${family} /FontDescriptor ${descriptor} 0 R ` +
      `/CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /CIDToGIDMap /Identity ` +
      `/W [0 [${written.widths}]]>>`,
  );
  font.objectNumber = begin(
    `<</Type /Font /Subtype /Type0 /BaseFont /${family} /Encoding /Identity-H ` +
      `/DescendantFonts [${descendant} 0 R] /ToUnicode ${toUnicode} 0 R>>`,
  );
  font.isAlreadyPutted = true;
}

/** A subset as documents write it. */
interface WrittenSubset {
  /** The glyph of each character. */
  readonly codes: ReadonlyMap<string, string>;
  /** Which characters the glyphs stand for, so that text can be found and copied. */
  readonly characterMap: string;
  readonly widths: string;
}

/** The subset of one certificate is mostly that of the next, too. */
const writtenSubsets = new WeakMap<FontSubset, WrittenSubset>();

function writtenSubset(subset: FontSubset): WrittenSubset {
  const known = writtenSubsets.get(subset);
  if (known) return known;
  const codes = new Map(Array.from(subset.glyphs, ([character, glyph]) => [character, hexadecimal(glyph)]));
  const written = { codes, characterMap: characterMap(codes), widths: subset.widths.join(' ') };
  writtenSubsets.set(subset, written);
  return written;
}

/** How many characters one list of such a map may have. */
const LIST = 100;

function characterMap(codes: WrittenSubset['codes']): string {
  const entries = Array.from(codes, ([character, code]) => {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return `<${code}><${units.map(hexadecimal).join('')}>`;
  });
  const lists = [];
  for (let start = 0; start < entries.length; start += LIST) {
    const list = entries.slice(start, start + LIST);
    lists.push(`${list.length} beginbfchar`, ...list, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <ffff> endcodespacerange',
    ...lists,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

function hexadecimal(number: number): string {
  return number.toString(16).padStart(4, '0');
}
