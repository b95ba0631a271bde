import type { jsPDF } from 'jspdf';
import { readFont } from './fonts/read-font.js';
import { invisibleFont, subsetFont } from './fonts/subset-font.js';
import type { FontName } from './text-coverage.js';

/** Fonts of a document: the embedded ones, and one for text that is found but not seen. */
export type PdfFontName = FontName | 'invisible';

/** Which characters of which font a document shows. */
export type Letters = ReadonlyMap<PdfFontName, ReadonlySet<string>>;

const FILES = {
  latin: () => import('./fonts/latin.generated.js'),
  'latin-italic': () => import('./fonts/latin-italic.generated.js'),
  extended: () => import('./fonts/extended.generated.js'),
} as const;

/** What PDF readers list; six letters and a plus sign say that it is a part of the font. */
const FAMILIES: Readonly<Record<PdfFontName, string>> = {
  latin: 'CKCERT+Tinos',
  'latin-italic': 'CKCERT+Tinos-Italic',
  extended: 'CKCERX+Tinos',
  invisible: 'CKCERT+Invisible',
};

/** Loads font files; answers what puts the needed letters of them into a document. */
export async function loadFonts(letters: Letters): Promise<(pdf: jsPDF) => void> {
  const fonts = await Promise.all(Array.from(letters, ([name, used]) => loadSubset(name, used)));
  return (pdf) => {
    for (const { name, file } of fonts) {
      pdf.addFileToVFS(name, file);
      pdf.addFont(name, FAMILIES[name], 'normal');
    }
  };
}

/** Sets the font of the text that follows. */
export function setFont(pdf: jsPDF, name: PdfFontName): void {
  pdf.setFont(FAMILIES[name], 'normal');
}

/** Fetches the fonts that nearly every certificate needs. */
export async function preloadFonts(): Promise<void> {
  await Promise.all([FILES.latin(), FILES['latin-italic']()]);
}

async function loadSubset(name: PdfFontName, used: ReadonlySet<string>) {
  const { font } = await FILES[name === 'invisible' ? 'latin' : name]();
  const source = readFont(Uint8Array.from(atob(font), (character) => character.charCodeAt(0)));
  const subset = name === 'invisible' ? invisibleFont(source, used) : subsetFont(source, used);
  return { name, file: Array.from(subset, (byte) => String.fromCharCode(byte)).join('') };
}
