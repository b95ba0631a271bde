import type { jsPDF } from 'jspdf';
import type { FontName } from './text-coverage.js';

const FILES = {
  latin: () => import('./fonts/latin.generated.js'),
  'latin-italic': () => import('./fonts/latin-italic.generated.js'),
  extended: () => import('./fonts/extended.generated.js'),
} as const;

/** As documents list them: six letters and a plus sign say that it is a part of the font. */
const FAMILIES: Readonly<Record<FontName, string>> = {
  latin: 'CKLATN+Tinos',
  'latin-italic': 'CKLATN+Tinos-Italic',
  extended: 'CKEXTD+Tinos',
};

/** Fetches the file of a font that certificates embed: TrueType, in base64. */
export const loadFont = async (name: FontName): Promise<string> => (await FILES[name]()).font;

/** Fetches fonts, and returns what puts them into a document. */
export async function loadFonts(names: Iterable<FontName>): Promise<(pdf: jsPDF) => void> {
  const loaded = await Promise.all(
    Array.from(names, async (name) => ({ family: FAMILIES[name], font: await loadFont(name) })),
  );
  return (pdf) => {
    for (const { family, font } of loaded) {
      pdf.addFileToVFS(`${family}.ttf`, font);
      pdf.addFont(`${family}.ttf`, family, 'normal');
    }
  };
}

/** Sets the font of the text that follows. */
export function setFont(pdf: jsPDF, name: FontName): void {
  pdf.setFont(FAMILIES[name], 'normal');
}
