import type { Letters, PdfFontName } from './certificate-fonts.js';
import type { CertificateLine } from './certificate-lines.js';
import { type LineLayout, LINES } from './certificate-layout.js';
import { rememberLast } from './remember.js';
import {
  type Direction,
  type FontName,
  fontFor,
  hasRightToLeft,
  printableText,
  textDirection,
} from './text-coverage.js';
import { type TextRun, textRuns } from './text-runs.js';

/** A line of which everything is known but its size. */
export interface PreparedLine {
  readonly layout: LineLayout;
  /** On one line, printable and not empty. */
  readonly text: string;
  /** For the letters in it that no picture shows. */
  readonly font: FontName;
  /** The parts of one of its rows, from left to right. */
  readonly runsOf: (row: string) => readonly TextRun[];
}

/** Finds out how lines can be printed; empty ones are left out. */
export function prepareLines(
  lines: readonly { readonly role: LineLayout['role']; readonly text: string }[],
  canDraw: () => boolean,
): PreparedLine[] {
  const language = directionOf(lines);
  return lines.flatMap(({ role, text: written }) => {
    const layout = LINES.find((candidate) => candidate.role === role);
    const text = printableText(written);
    if (!layout || text === '') return [];
    // A sentence is read in the direction of its language, whatever names are in it.
    const direction = role !== 'name' && hasRightToLeft(text) ? language : textDirection(text);
    const runsOf = rememberLast((row: string) => textRuns(row, direction, canDraw));
    return {
      layout,
      text,
      font: fontFor(lettersOf(runsOf(text)), layout.slant) ?? 'extended',
      runsOf,
    } satisfies PreparedLine;
  });
}

/** The characters that lines need of each font. */
export function lettersIn(lines: readonly PreparedLine[]): Letters {
  const letters = new Map<PdfFontName, Set<string>>();
  const add = (font: PdfFontName, characters: Iterable<string>) => {
    const known = letters.get(font) ?? new Set();
    for (const character of characters) known.add(character);
    if (known.size > 0) letters.set(font, known);
  };
  for (const { text, font, runsOf } of lines) {
    const runs = runsOf(text);
    add(font, lettersOf(runs));
    for (const run of runs) if (run.letters === null) add('invisible', run.text);
  }
  return letters;
}

function lettersOf(runs: readonly TextRun[]): string {
  return runs.map((run) => run.letters ?? '').join('');
}

/** The texts of a certificate are in one language; one of them that holds no name tells its direction. */
function directionOf(lines: readonly { readonly role: string; readonly text: string }[]): Direction {
  return textDirection(
    lines.find(({ role }) => role === ('title' satisfies CertificateLine['role']))?.text ?? '',
  );
}
