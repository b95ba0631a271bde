import { certificateColors, type CertificateColors } from '../../certificate/certificate-colors.js';
import { rowsOf } from '../badge/picture-text.js';
import type { CertificateRecord } from '../signer/certificate-records.js';
import { encodePng } from './encode-png.js';
import type { SetText } from './picture-fonts.js';
import { createRaster, fill, type Polygon, type Raster } from './raster.js';

/** What sites show previews in. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The middle of the badge, and the room for words beside it. */
const BADGE = { x: 210, y: 315 };
const WORDS = { x: 468, width: 664 };

/**
 * The picture that previews of a certificate show: level, course, name and issuer. A line stays away where the certificate's font lacks
 * its letters: a preview has its title in words beside it.
 */
export async function drawPreview(
  record: CertificateRecord,
  host: string,
  setLine: SetText,
): Promise<Uint8Array<ArrayBuffer>> {
  const colors = certificateColors(record.levelColor);
  const { ink, accent, quiet, paper } = colors;
  const raster = createRaster(PREVIEW_SIZE.width, PREVIEW_SIZE.height, paper);
  await drawBadgeOf(raster, record.level, colors, setLine);
  const rule = { rule: 44 } as const;
  // All of a name or nothing of it.
  const name = (await setLine(record.userName)) ? rowsOf(record.userName, 26) : [];
  const levelName = `Level ${record.level}`;
  const { levelTitle = levelName } = record;
  const wanted = [
    { text: record.courseName, size: 36, colour: quiet },
    { text: (await setLine(levelTitle)) ? levelTitle : levelName, size: 62, colour: ink },
    rule,
    ...name.map((text) => ({ text, size: name.length > 1 ? 48 : 76, colour: ink })),
    { text: `${record.issuedBy}, ${writtenDay(record.issuedAt)}`, size: 32, colour: quiet },
    { text: host, size: 28, colour: quiet },
  ];
  const lines = await Promise.all(
    wanted.map(async (line) => ('rule' in line ? line : { ...line, set: await setLine(line.text) })),
  );
  const shown = lines.filter((line) => 'rule' in line || line.set !== null);
  const heights = shown.map((line) => ('rule' in line ? line.rule : line.size * 1.45));
  let y = (PREVIEW_SIZE.height - heights.reduce((sum, height) => sum + height)) / 2;
  shown.forEach((line, index) => {
    const height = heights[index] ?? 0;
    if ('rule' in line) fill(raster, [rectangle(WORDS.x, y + height / 2, 96, 4)], accent);
    else if (line.set) {
      const size = Math.min(line.size, WORDS.width / line.set.width);
      fill(raster, line.set.at(WORDS.x, y + height / 2 + size * 0.33, size), line.colour);
    }
    y += height;
  });
  return encodePng(raster);
}

/** The badge with the number of the level. */
async function drawBadgeOf(
  raster: Raster,
  level: number,
  { ink, accent, paper, quiet, unlit }: CertificateColors,
  setLine: SetText,
): Promise<void> {
  fill(raster, [rectangle(0, 0, 420, PREVIEW_SIZE.height)], ink);
  fill(raster, [rectangle(420, 0, 8, PREVIEW_SIZE.height)], accent);
  for (const [radius, colour] of [
    [168, accent],
    [164, paper],
    [154, unlit],
    [151, paper],
  ] as const)
    fill(raster, [hexagon(radius)], colour);
  for (const { text, y, size, colour } of [
    { text: 'LEVEL', y: 252, size: 30, colour: quiet },
    { text: String(level), y: 386, size: 170, colour: ink },
  ]) {
    const line = await setLine(text);
    const fitted = Math.min(size, 200 / (line?.width ?? 1));
    fill(raster, line?.at(BADGE.x - (line.width * fitted) / 2, y, fitted) ?? [], colour);
  }
}

const rectangle = (x: number, y: number, width: number, height: number): Polygon => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + height,
  x,
  y + height,
];

const hexagon = (radius: number): Polygon =>
  Array.from({ length: 6 }, (_, index) => (Math.PI / 3) * index - Math.PI / 2).flatMap((angle) => [
    BADGE.x + radius * Math.cos(angle),
    BADGE.y + radius * Math.sin(angle),
  ]);

/** A time as the day of it, in English as previews are. */
export const writtenDay = (time: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
