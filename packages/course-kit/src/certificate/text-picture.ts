import { type MaskedText, maskSheets } from './jspdf/mask-sheet.js';
import type { Picture } from './jspdf/embed-picture.js';
import { maskOf } from './jspdf/mask.js';
import type { LaidOutLine, LaidOutRun } from './lay-out-line.js';
import { isOneColour, jpegOf, type RenderedText, renderText } from './rendered-text.js';

/** The pictures of those runs that no embedded font prints. */
export type TextPictures = ReadonlyMap<LaidOutRun, Picture>;

/** Dots per inch of a picture: ten a millimetre, as many as print needs of what has soft edges. */
const DOTS = 254;
/** The fewest: screens have fewer still. */
const LEAST_DOTS = 127;

/** How many bytes the pictures of a certificate may have: with all else, 30 kB, and 60 with emoji. */
const MOST_BYTES = { masks: 13_000, jpegs: 29_000 } as const;

/**
 * Draws texts with the browser's own fonts and shaping. Letters of one colour lie on whatever is beneath; what has
 * more colours, such as emoji, on white paper. Very long texts have fewer dots.
 */
export async function drawPictures(
  lines: readonly LaidOutLine[],
  pack: (bytes: Uint8Array) => string,
): Promise<TextPictures> {
  const wanted = lines.flatMap(({ rows, layout }) =>
    rows.flatMap(({ runs }) =>
      runs.filter(({ letters }) => letters === null).map((run) => ({ run, colour: layout.colour })),
    ),
  );
  if (wanted.length === 0) return new Map();
  const pictures = await drawWith(DOTS, wanted, pack);
  const dots = dotsFor(pictures);
  return dots === DOTS ? pictures : drawWith(dots, wanted, pack);
}

interface Wanted {
  readonly run: LaidOutRun;
  readonly colour: string;
}

async function drawWith(
  dots: number,
  wanted: readonly Wanted[],
  pack: (bytes: Uint8Array) => string,
): Promise<TextPictures> {
  const rendered = new Map<string, RenderedText>();
  for (const each of wanted) {
    const key = keyOf(each);
    if (!rendered.has(key)) rendered.set(key, renderText(each.run, each.colour, dots));
  }
  const masked: MaskedText<string>[] = [];
  const pictures = new Map<string, Picture>();
  for (const [key, text] of rendered) {
    const { place } = text;
    const size = { columns: text.pixels.width, rows: text.pixels.height };
    if (isOneColour(text)) masked.push({ key, place, ...size, ...maskOf(text.pixels) });
    else {
      // oxlint-disable-next-line no-await-in-loop -- there is one in a name, rarely two
      const sheet = { ...size, colour: null, data: await jpegOf(text) };
      pictures.set(key, { sheet, place, ...size, from: 0 });
    }
  }
  for (const [key, picture] of maskSheets(masked, pack)) pictures.set(key, picture);
  return new Map(
    wanted.flatMap((each) => {
      const picture = pictures.get(keyOf(each));
      return picture ? [[each.run, picture] as const] : [];
    }),
  );
}

/** Texts with the same key look the same, and share one picture. */
function keyOf({ run, colour }: Wanted): string {
  return `${run.text} ${run.direction} ${colour} ${run.size}`;
}

/** Masks grow with the length of edges, JPEGs with the area. */
function dotsFor(pictures: TextPictures): number {
  const sheets = [...new Set(Array.from(pictures.values(), ({ sheet }) => sheet))];
  const bytes = (isMask: boolean) =>
    sheets.reduce((sum, { colour, data }) => sum + ((colour !== null) === isMask ? data.length : 0), 0);
  const part = Math.min(1, MOST_BYTES.masks / bytes(true), Math.sqrt(MOST_BYTES.jpegs / bytes(false)));
  return Math.max(LEAST_DOTS, Math.floor(DOTS * part));
}
