/** The colours of a certificate: on paper, on its page and on its badge. */
export interface CertificateColors {
  /** Of text. */
  readonly ink: string;
  /** Of text that is read second. */
  readonly quiet: string;
  /** The level's own, as dark as lines on paper need. */
  readonly accent: string;
  /** Of the way that is still ahead. */
  readonly unlit: string;
  /** Of what lies below the text. */
  readonly pale: string;
  /** Of the sheet. */
  readonly paper: string;
}

const INK = '#1b2438';
const PAPER = '#ffffff';
/** For levels whose colour is not known, or is no hexadecimal number. */
const GOLD = '#a9803a';

/** What lines need beside the paper to be seen well. */
const LEAST_CONTRAST = 3;

/** A colour's red, green and blue. */
type Channels = readonly number[];

/**
 * The colours of a level's certificate.
 *
 * @param level - the level's colour, such as `#10b981`. @default gold
 */
export function certificateColors(level: string = GOLD): CertificateColors {
  const accent = darkened(channelsOf(level) ?? channelsOf(GOLD) ?? []);
  const tint = (part: number) => hexOf(mixed(channelsOf(PAPER) ?? [], accent, part));
  return {
    ink: INK,
    quiet: '#5a6275',
    accent: hexOf(accent),
    unlit: tint(0.45),
    pale: tint(0.23),
    paper: PAPER,
  };
}

/** A level's colour may be too light for thin lines. */
function darkened(color: Channels): Channels {
  let dark = color;
  const ink = channelsOf(INK) ?? [];
  while (1.05 / (luminance(dark) + 0.05) < LEAST_CONTRAST) dark = mixed(dark, ink, 0.08);
  return dark;
}

function channelsOf(color: string): Channels | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/iu.exec(color.trim())?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length === 3 ? digits.replace(/./gu, '$&$&') : digits;
  return [0, 2, 4].map((start) => Number.parseInt(long.slice(start, start + 2), 16));
}

function mixed(one: Channels, other: Channels, part: number): Channels {
  return one.map((channel, index) => channel + ((other[index] ?? 0) - channel) * part);
}

function hexOf(color: Channels): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** As WCAG defines it. */
function luminance(color: Channels): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
