import { certificateColors } from '@course-kit/react/certificate';
import { BADGE_SIZE, badgePlate, badgeWay } from './badge-plate.js';
import { escaped, pictureLine, rowsOf, widthOf, type PictureLine } from './picture-text.js';

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
  /** The level's title; the course's stands in its place where it is not known. */
  readonly levelTitle?: string | undefined;
  /** The level's colour, as on its certificate. @default gold */
  readonly color?: string | undefined;
}

/** A picture of an achievement as SVG: a six-sided plate with the way through the course, the level and the name. */
export function drawBadge(words: BadgeWords): string {
  const { userName, courseName, level, levels, issuedBy, levelName, levelTitle } = words;
  const colours = certificateColors(words.color);
  const { ink, accent, paper, quiet } = colours;
  const achieved = [levelName, levelTitle].filter((part) => part !== undefined).join(': ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BADGE_SIZE} ${BADGE_SIZE}" width="${BADGE_SIZE}" height="${BADGE_SIZE}" font-family="system-ui, 'Segoe UI', 'Noto Sans', sans-serif">`,
    `<title>${escaped(`${courseName} - ${achieved}: ${userName}`)}</title>`,
    badgePlate(colours),
    badgeWay(level, levels, colours),
    ...(levelTitle === undefined
      ? [
          line(levelName, 222, { size: 78, weight: 750, colour: ink }),
          ...rows(courseName, 312, { size: 32, colour: quiet }),
        ]
      : [
          line(levelName, 204, { size: 58, weight: 750, colour: ink }),
          ...rows(levelTitle, 280, { size: 34, weight: 650, colour: ink }),
          line(courseName, 344, { size: 23, colour: quiet }),
        ]),
    `<path d="M24 372h592v100H24z" fill="${ink}"/><path d="M24 380h592M24 464h592" stroke="${accent}" stroke-width="2"/>`,
    ...rows(userName, 422, { size: 46, weight: 700, colour: paper, width: 540 }, 34),
    ...rows(issuedBy, 506, { size: 21, weight: 500, colour: quiet, width: 210 }, 28),
    '</svg>',
  ].join('');
}

type Style = Partial<PictureLine> & Pick<PictureLine, 'size' | 'colour'>;

const line = (text: string, y: number, style: Style) =>
  pictureLine(text, { x: BADGE_SIZE / 2, y, weight: 600, width: 400, ...style });

/** A text with its middle at a height; one that is longer than `most` letters in two rows of one size. */
function rows(text: string, y: number, { size, width = 400, ...style }: Style, most = 24): readonly string[] {
  const all = rowsOf(text, most);
  const longest = Math.max(...all.map(widthOf));
  // Two rows with the height of one need smaller letters.
  const rowSize = all.length > 1 ? Math.min(size, 36) : size;
  return all.map((row, index) =>
    line(row, y + (index - (all.length - 1) / 2) * rowSize * 1.15, {
      ...style,
      size: rowSize,
      width: width * (widthOf(row) / longest),
    }),
  );
}
