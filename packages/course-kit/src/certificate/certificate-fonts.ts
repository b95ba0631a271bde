import type { jsPDF } from 'jspdf';
import { bytesOf } from './binary-string.js';
import { type Font, readFont } from './fonts/read-font.js';
import { type FontSubset, invisibleFont, subsetFont } from './fonts/subset-font.js';
import { embedFont, type FontDescription, supportFonts } from './jspdf/embed-font.js';
import type { FontName } from './text-coverage.js';

/** Fonts of a document: the embedded ones, and one for text that is found but not seen. */
export type PdfFontName = FontName | 'invisible';

/** Which characters of which font a document shows. */
export type Letters = ReadonlyMap<PdfFontName, ReadonlySet<string>>;

/** The fonts of one document. */
export interface PdfFonts {
  readonly embed: (pdf: jsPDF) => void;
  /** Of all of them as they are, in bytes. */
  readonly size: number;
  /** The width of a text, as a factor of its size; without kerning, because none is written. */
  readonly widthOf: (font: FontName, text: string) => number;
}

const FILES = {
  latin: () => import('./fonts/latin.generated.js'),
  'latin-italic': () => import('./fonts/latin-italic.generated.js'),
  extended: () => import('./fonts/extended.generated.js'),
} as const;

/** Of Tinos, as its files have them. */
const upright = {
  isItalic: false,
  box: [-544, -389, 2797, 1010],
  ascent: 891,
  descent: -216,
  capHeight: 655,
  angle: 0,
} as const;
/** Six letters and a plus sign before a family say that it is a part of the font. */
const DESCRIPTIONS: Readonly<Record<PdfFontName, FontDescription>> = {
  latin: { ...upright, family: 'CKLATN+Tinos' },
  'latin-italic': { ...upright, family: 'CKLATN+Tinos-Italic', isItalic: true, angle: -16.33 },
  extended: { ...upright, family: 'CKEXTD+Tinos' },
  invisible: { ...upright, family: 'CKNONE+Invisible' },
};

/** Loads what some letters need, and cuts it down to them. */
export async function loadFonts(letters: Letters): Promise<PdfFonts> {
  const loaded = new Map(
    await Promise.all(
      Array.from(letters, async ([name, used]) => [name, await loadSubset(name, used)] as const),
    ),
  );
  return {
    size: Array.from(loaded.values(), ({ file }) => file.length).reduce((sum, length) => sum + length, 0),
    embed: (pdf) => {
      supportFonts(pdf);
      for (const [name, subset] of loaded) embedFont(pdf, subset, DESCRIPTIONS[name]);
    },
    widthOf: (name, text) => {
      const subset = loaded.get(name);
      let width = 0;
      for (const letter of text) width += subset?.widths[subset.glyphs.get(letter) ?? 0] ?? 0;
      return width / 1000;
    },
  };
}

/** Sets the font of the text that follows. */
export function setFont(pdf: jsPDF, name: PdfFontName): void {
  pdf.setFont(DESCRIPTIONS[name].family, 'normal');
}

/** Fetches the fonts that nearly every certificate needs. */
export async function preloadFonts(): Promise<void> {
  await Promise.all([FILES.latin(), FILES['latin-italic']()]);
}

/** Reading a font takes longer than cutting it down, and certificates all have the same. */
const fonts = new Map<FontName, Font>();

async function loadFont(name: FontName): Promise<Font> {
  const known = fonts.get(name);
  if (known) return known;
  const { font } = await FILES[name]();
  const read = readFont(bytesOf(atob(font)));
  fonts.set(name, read);
  return read;
}

/** The last one of each font: a learner's certificates differ in their digits, of which that of `latin` has all. */
const subsets = new Map<PdfFontName, { readonly characters: string; readonly subset: FontSubset }>();
const DIGITS = '0123456789';

async function loadSubset(name: PdfFontName, used: ReadonlySet<string>): Promise<FontSubset> {
  if (name === 'invisible') return invisibleFont(await loadFont('latin'), used);
  const font = await loadFont(name);
  const characters = [...new Set([...used, ...(name === 'latin' ? DIGITS : '')])].toSorted().join('');
  const known = subsets.get(name);
  if (known?.characters === characters) return known.subset;
  const subset = subsetFont(font, characters);
  subsets.set(name, { characters, subset });
  return subset;
}
