import {
  certificateColors,
  type CertificateColors,
  fontFor,
  type FontName,
  loadFont,
  printableText,
} from '@course-kit/react/certificate';
import type { CertificateRecord } from '../signer/certificate-records.js';

/** What sites show previews in. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What turns a description of a picture into one: `satori` and `@resvg/resvg-wasm`, or what does the same. */
export interface PictureTools {
  /** Lays elements out as SVG: what the package `satori` exports by default. */
  readonly satori: (element: PictureElement, options: SatoriOptions) => Promise<string>;
  /** Turns SVG into a PNG, such as `(svg) => new Resvg(svg).render().asPng()` does. */
  readonly toPng: (svg: string) => Uint8Array | Promise<Uint8Array>;
}

/** An element as React makes them, which satori takes. */
export interface PictureElement {
  /** Its name in HTML. */
  readonly type: string;
  /** Elements of a preview are not told apart by keys. */
  readonly key: null;
  /** Style and children. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** The part of satori's options that previews need. */
export interface SatoriOptions {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Each with the name that styles give it, and its file. */
  readonly fonts: { readonly name: string; readonly data: ArrayBuffer }[];
}

const FONTS = ['latin', 'extended'] as const;

/**
 * The picture that previews of a certificate show: level, course, name and issuer. A line stays away where the certificate's font lacks
 * its letters: a preview has its title in words beside it.
 */
export async function drawPreview(
  record: CertificateRecord,
  host: string,
  { satori, toPng }: PictureTools,
): Promise<Uint8Array> {
  const fonts = await Promise.all(FONTS.map(async (name) => ({ name, data: bytesOf(await loadFont(name)) })));
  return toPng(await satori(pictureOf(record, host), { ...PREVIEW_SIZE, fonts }));
}

function pictureOf(record: CertificateRecord, host: string): PictureElement {
  const colors = certificateColors(record.levelColor);
  const { ink, accent, quiet, paper } = colors;
  const { userName, courseName, level, issuedBy, issuedAt } = record;
  const levelName = `Level ${level}`;
  const { levelTitle = levelName } = record;
  return box({ width: '100%', height: '100%', background: paper }, [
    badge(level, colors),
    box({ flexDirection: 'column', justifyContent: 'center', gap: 8, width: 772, padding: '0 40px' }, [
      line(courseName, 36, quiet),
      line(fontOf(levelTitle) ? levelTitle : levelName, 62, ink),
      box({ width: 96, height: 4, margin: '12px 0', background: accent }),
      line(userName, Array.from(userName).length > 22 ? 48 : 76, ink),
      line(`${issuedBy}, ${writtenDay(issuedAt)}`, 32, quiet),
      line(host, 28, quiet),
    ]),
  ]);
}

/** The badge with the number of the level. */
function badge(level: number, { ink, accent, paper, quiet, unlit }: CertificateColors): PictureElement {
  const hexagon = (radius: number, fill: string) => element('polygon', { points: corners(radius), fill });
  const middle = { position: 'absolute', width: 420, justifyContent: 'center' };
  return box({ width: 428, height: '100%', background: ink, borderRight: `8px solid ${accent}` }, [
    element('svg', {
      width: 420,
      height: PREVIEW_SIZE.height,
      viewBox: '-210 -315 420 630',
      children: [hexagon(168, accent), hexagon(164, paper), hexagon(154, unlit), hexagon(151, paper)],
    }),
    box({ ...middle, top: 216 }, [line('LEVEL', 30, quiet)]),
    box({ ...middle, top: 240 }, [line(String(level), level > 99 ? 110 : 170, ink)]),
  ]);
}

const corners = (radius: number) =>
  Array.from({ length: 6 }, (_, index) => (Math.PI / 3) * index - Math.PI / 2)
    .map((angle) => `${radius * Math.cos(angle)},${radius * Math.sin(angle)}`)
    .join(' ');

/** A text in a font that has all of its letters; nothing where none has. */
function line(text: string, fontSize: number, color: string): PictureElement | null {
  const fontFamily = fontOf(text);
  return (
    fontFamily && element('div', { style: { fontFamily, fontSize, color }, children: printableText(text) })
  );
}

const fontOf = (text: string): FontName | null => fontFor(printableText(text));

const box = (style: object, children: readonly (PictureElement | null)[] = []) =>
  element('div', { style: { display: 'flex', ...style }, children });

const element = (type: string, props: PictureElement['props']): PictureElement => ({
  type,
  key: null,
  props,
});

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)).buffer;

/** A time as the day of it, in English as previews are. */
export const writtenDay = (time: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
