import { certificateColors } from './certificate-colors.js';
import type { CertificateLineRole } from './certificate-lines.js';
import type { TextRoom } from './fit-text.js';

/** Landscape A4, in millimetres. */
export const PAGE = { width: 297, height: 210, centre: 148.5 } as const;

/** One point in millimetres. */
export const POINT = 25.4 / 72;

/** The colours of text and paper, which are the same for every level. */
export const COLOURS = certificateColors();

/** How text is set: sizes in points, lengths in millimetres. */
export interface TextStyle extends TextRoom {
  readonly slant: 'upright' | 'italic';
  readonly colour: string;
  /** Between letters; above a tenth of the size, some readers take each letter for a word. */
  readonly spacing?: number;
}

/** How one line is set, and where: its middle is the page's. */
export interface LineLayout extends TextStyle {
  readonly role: CertificateLineRole | 'level' | 'project' | 'selfRecorded' | 'address';
  /** Of the base line, from the top. */
  readonly y: number;
}

const ink = { slant: 'upright', colour: COLOURS.ink } as const;
const quiet = { slant: 'upright', colour: COLOURS.quiet } as const;
const lead = { slant: 'italic', colour: COLOURS.quiet } as const;

/** Every line of the page, from the top. */
export const LINES: readonly LineLayout[] = [
  { role: 'title', y: 56, size: 32, minimumSize: 20, width: 240, spacing: 0.9, ...ink },
  { role: 'certify', y: 77, size: 15, minimumSize: 10, width: 200, ...lead },
  { role: 'name', y: 98, size: 44, minimumSize: 25, width: 225, ...ink },
  { role: 'completed', y: 116, size: 15, minimumSize: 10, width: 200, ...lead },
  { role: 'course', y: 129.5, size: 25, minimumSize: 16, width: 225, ...ink },
  { role: 'level', y: 138.5, size: 17, minimumSize: 11, width: 200, ...lead },
  { role: 'score', y: 149.5, size: 14, minimumSize: 9, width: 170, ...ink },
  { role: 'date', y: 156.5, size: 14, minimumSize: 9, width: 170, ...ink },
  { role: 'issuer', y: 167, size: 14, minimumSize: 9, width: 170, ...ink, slant: 'italic' },
  { role: 'id', y: 173.5, size: 9.5, minimumSize: 7, width: 150, ...quiet },
  // In the white above the foot, so that no other line moves for it.
  { role: 'project', y: 180, size: 10.5, minimumSize: 6, width: 160, ...quiet },
  // Which of the two it has says who vouches for it.
  { role: 'selfRecorded', y: 186, size: 14, minimumSize: 9, width: 160, ...ink },
  { role: 'address', y: 188, size: 9, minimumSize: 5, width: 160, ...quiet },
];

/** Two rows of one line, in heights of a row: they rise into the white above, clear of what is below. */
export const ROWS = { distance: 1.14, rise: 0.8 } as const;

/** What a press on the address hits, in heights of its row. */
export const LINK = { above: 1, height: 1.4 } as const;

/** The QR code of the address, with the white that scanners need around it, in its own squares. */
export const CODE = { left: 250, top: 161, size: 28, margin: 2 } as const;

/** Everything that is drawn, in millimetres; `y` is from the top, `stroke` the width of a line. */
export const SHAPES = {
  /** Fine lines that swing across the page; `step` is from one to the next. */
  ground: { inset: 15, y: 188, swing: 10, strands: 22, step: { swing: 1.9, y: -0.55 }, stroke: 0.12 },
  border: {
    outer: { inset: 9, stroke: 1.1 },
    inner: { inset: 12, stroke: 0.3 },
    corner: { radius: 1.3 },
  },
  titleRule: { y: 64, from: 3, to: 34, stroke: 0.3, dot: 0.9 },
  nameRule: { y: 105.5, to: 72, stroke: 0.2 },
  /** The way through the course: `most` nodes stay inside the page with their distance. */
  flow: {
    y: 33,
    swing: 1.9,
    distance: 15,
    most: 13,
    stroke: 0.5,
    node: { width: 6.4, height: 4, corner: 1.2, dot: 0.65 },
  },
} as const;
