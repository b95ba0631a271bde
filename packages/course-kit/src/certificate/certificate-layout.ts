import type { CertificateLine } from '../model/certificate.js';
import type { TextRoom } from './fit-text.js';

/** Landscape A4, in millimetres. */
export const PAGE = { width: 297, height: 210, centre: 148.5 } as const;

/** The colours of the certificate, as they print. */
export const COLOURS = {
  ink: '#1b2438',
  quiet: '#5a6275',
  accent: '#a9803a',
  unlit: '#d8c9a8',
  pale: '#ebe3d2',
  paper: '#ffffff',
} as const;

/** How one of the lines is set. */
export interface LineStyle extends TextRoom {
  readonly fontStyle: 'normal' | 'italic' | 'bold';
  readonly colour: string;
  /** Between letters, in millimetres; above a tenth of the size, some readers take each letter for a word. */
  readonly spacing?: number;
}

/** Sizes in points, widths in millimetres. */
export const LINE_STYLES: Readonly<Record<CertificateLine['role'], LineStyle>> = {
  title: { size: 32, minimumSize: 20, width: 240, fontStyle: 'normal', colour: COLOURS.ink, spacing: 0.9 },
  lead: { size: 15, minimumSize: 10, width: 200, fontStyle: 'italic', colour: COLOURS.quiet },
  name: { size: 44, minimumSize: 25, width: 225, fontStyle: 'normal', colour: COLOURS.ink },
  course: { size: 25, minimumSize: 16, width: 225, fontStyle: 'normal', colour: COLOURS.ink },
  score: { size: 14, minimumSize: 9, width: 170, fontStyle: 'normal', colour: COLOURS.ink },
  date: { size: 14, minimumSize: 9, width: 170, fontStyle: 'normal', colour: COLOURS.ink },
  issuer: { size: 14, minimumSize: 9, width: 170, fontStyle: 'italic', colour: COLOURS.ink },
  id: { size: 9.5, minimumSize: 7, width: 150, fontStyle: 'normal', colour: COLOURS.quiet },
};

/** The base lines of the nine lines, from the top. */
export const BASE_LINES = [56, 77, 98, 116, 131.5, 146, 153.5, 166, 172.5] as const;

/** Between two rows of one line, in line heights. */
export const ROW_DISTANCE = 1.14;

/** One point in millimetres. */
export const POINT = 25.4 / 72;
