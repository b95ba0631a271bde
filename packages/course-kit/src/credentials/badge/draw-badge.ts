import { courseFlow } from '../../flow/model/course-flow.js';

/** What a badge shows. */
export interface BadgeWords {
  /** Whose it is. */
  readonly userName: string;
  /** The course's title. */
  readonly courseName: string;
  /** The level that was passed, from 1. */
  readonly level: number;
  /** How many levels the course has. */
  readonly levels: number;
  /** Who issued it. */
  readonly issuedBy: string;
  /** What the level is called beside its number, such as `Level 1`. */
  readonly levelName: string;
}

/** Width and height of a badge. */
export const BADGE_SIZE = 640;

const INK = '#1b2438';
const ACCENT = '#a9803a';
const UNLIT = '#d8c9a8';
const PAPER = '#fffdf8';
const QUIET = '#5a6275';
const MIDDLE = BADGE_SIZE / 2;

/** Most nodes that stand inside the badge with their distance. */
const MOST_NODES = 7;

/** A picture of an achievement as SVG: a six-sided plate with the way through the course, the level and the name. */
export function drawBadge({ userName, courseName, level, levels, issuedBy, levelName }: BadgeWords): string {
  const course = rowsOf(courseName, 24);
  const longest = course.reduce((one, other) => (widthOf(other) > widthOf(one) ? other : one));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" width="${BADGE_SIZE}" height="${BADGE_SIZE}" font-family="system-ui, 'Segoe UI', 'Noto Sans', sans-serif" text-anchor="middle">`,
    `<title>${escaped(`${courseName} - ${levelName}: ${userName}`)}</title>`,
    `<path d="${plate(300)}" fill="${INK}" stroke="${ACCENT}" stroke-width="2"/>`,
    `<path d="${plate(284)}" fill="${PAPER}"/>`,
    `<path d="${plate(270)}" fill="none" stroke="${ACCENT}" stroke-width="3"/>`,
    way(level, levels),
    line(levelName, { y: 222, size: 78, weight: 750, colour: INK, width: 400 }),
    ...course.map((row, index) =>
      line(row, {
        y: 312 + (index - (course.length - 1) / 2) * 40,
        size: 32,
        weight: 600,
        colour: QUIET,
        width: 400 * (widthOf(row) / widthOf(longest)),
      }),
    ),
    `<path d="M24 372h592v100H24z" fill="${INK}"/><path d="M24 380h592M24 464h592" stroke="${ACCENT}" stroke-width="2"/>`,
    line(userName, { y: 422, size: 46, weight: 700, colour: PAPER, width: 540 }),
    line(issuedBy, { y: 506, size: 21, weight: 500, colour: QUIET, width: 200 }),
    '</svg>',
  ].join('');
}

/** Six sides with a corner at the top. */
function plate(radius: number): string {
  const corners = Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return `${round(MIDDLE + radius * Math.cos(angle))} ${round(MIDDLE + radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The course is a flow, lit as far as the learner has come, as on the certificate. */
function way(level: number, levels: number): string {
  const count = Math.min(Math.max(1, levels), MOST_NODES);
  const last = Math.min(level, count);
  const { nodes, edges } = courseFlow(
    Array.from({ length: count }, (_, index) => index + 1),
    (number) => number < last,
  );
  const x = (index: number) => MIDDLE + (index - (count - 1) / 2) * 46;
  const y = (index: number) => 146 + (index % 2 === 0 ? 7 : -7);
  return [
    ...edges.map(
      ({ isLit }, index) =>
        `<path d="M${x(index)} ${y(index)}L${x(index + 1)} ${y(index + 1)}" stroke="${isLit ? ACCENT : UNLIT}" stroke-width="4"/>`,
    ),
    ...nodes.map(
      ({ isReached }, index) =>
        `<circle cx="${x(index)}" cy="${y(index)}" r="10" fill="${isReached ? ACCENT : PAPER}" stroke="${isReached ? ACCENT : UNLIT}" stroke-width="4"/>`,
    ),
  ].join('');
}

/** A line of text around a height, set smaller and at last closer where it is too long for its room. */
function line(
  text: string,
  {
    y,
    size,
    weight,
    colour,
    width,
  }: { y: number; size: number; weight: number; colour: string; width: number },
): string {
  const wanted = widthOf(text) * size;
  const fitted = round(Math.max(size * 0.5, size * Math.min(1, width / wanted)));
  const squeezed =
    widthOf(text) * fitted > width ? ` textLength="${width}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${MIDDLE}" y="${round(y + fitted * 0.35)}" font-size="${fitted}" font-weight="${weight}" fill="${colour}"${squeezed}>${escaped(text)}</text>`;
}

/** From here on are the scripts of East Asia and pictures, which are as wide as they are high. */
const WIDE = 0x1100;

/** How wide a text is in a size of one, about: what draws it has fonts of its own. */
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) >= WIDE ? 1 : 0.58), 0);

/** One row, or two where it is longer than so many letters. */
function rowsOf(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text];
  const middle = text.length / 2;
  const spaces = Array.from(text.matchAll(/\s/gu), ({ index }) => index);
  const [cut] = spaces.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return cut === undefined ? [text] : [text.slice(0, cut), text.slice(cut + 1)];
}

const round = (number: number) => Math.round(number * 100) / 100;

/** Text of a person as text of the picture, without what XML has no place for. */
const escaped = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- XML has no control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
