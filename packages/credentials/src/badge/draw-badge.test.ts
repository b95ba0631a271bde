import { describe, expect, it } from 'vitest';
import { certificateColors } from '@course-kit/react/certificate';
import { drawBadge, type BadgeWords } from './draw-badge.js';

const words: BadgeWords = {
  userName: 'Ana',
  courseName: 'Bread Baking',
  level: 2,
  levels: 5,
  issuedBy: 'The school of bread',
  levelName: 'Level 2',
  levelTitle: 'Oven',
};

/** What stands in the picture, line by line. */
const linesOf = (svg: string) => Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/gu), ([, line]) => line);

describe('the picture of a badge', () => {
  it('has the level with its title, the course, the name and the issuer', () => {
    expect(linesOf(drawBadge(words))).toEqual([
      'Level 2',
      'Oven',
      'Bread Baking',
      'Ana',
      'The school of bread',
    ]);
    expect(drawBadge(words)).toContain('<title>Bread Baking - Level 2: Oven: Ana</title>');
  });

  it('has the colour of the level, as its certificate has', () => {
    const { accent } = certificateColors('#0ea5e9');
    expect(drawBadge({ ...words, color: '#0ea5e9' })).toContain(`stroke="${accent}"`);
    expect(drawBadge(words)).toContain(`stroke="${certificateColors().accent}"`);
    expect(drawBadge(words)).not.toContain(accent);
  });

  it('has the course in place of a title that is not known', () => {
    const svg = drawBadge({ ...words, levelTitle: undefined });
    expect(linesOf(svg)).toEqual(['Level 2', 'Bread Baking', 'Ana', 'The school of bread']);
  });

  it('has a long name in two lines, all of it', () => {
    const userName = 'Pablo Diego José Francisco de Paula Juan Nepomuceno Ruiz y Picasso';
    const [, , , ...others] = linesOf(drawBadge({ ...words, userName }));
    expect(others.slice(0, 2).join(' ')).toBe(userName);
  });

  it('reads names from the right where they are written so', () => {
    expect(drawBadge({ ...words, userName: 'فاطمة (2)' })).toMatch(/direction="rtl"[^>]*>فاطمة \(2\)</u);
    expect(drawBadge(words)).not.toContain('rtl');
  });

  it('has markup in a name as text, and nothing that XML has no place for', () => {
    const svg = drawBadge({ ...words, userName: '</text><script>"&\u0000\u001b', levelTitle: ']]><x>' });
    expect(linesOf(svg)).toContain('&lt;/text&gt;&lt;script&gt;&quot;&amp;');
    expect(linesOf(svg)).toContain(']]&gt;&lt;x&gt;');
  });
});
