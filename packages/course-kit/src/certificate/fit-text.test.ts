import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.js';

const room = { width: 100, size: 10, minimumSize: 5 };
const measure = (text: string) => Array.from(text).length;

describe('a line of the certificate', () => {
  it('keeps its size when it fits', () => {
    expect(fitText('Ada', room, measure)).toEqual({ rows: ['Ada'], size: 10 });
  });

  it('shrinks to the width of its room', () => {
    expect(fitText('x'.repeat(16), room, measure)).toEqual({ rows: ['x'.repeat(16)], size: 6.25 });
  });

  it('goes onto two rows of like length before it gets too small', () => {
    const fitted = fitText('Ada Augusta King Countess of Lovelace', room, measure);
    expect(fitted).toEqual({ rows: ['Ada Augusta King', 'Countess of Lovelace'], size: 5 });
  });

  it('breaks between ideographs where there are no spaces', () => {
    expect(fitText('学'.repeat(30), room, measure).rows).toEqual(['学'.repeat(15), '学'.repeat(15)]);
  });

  it('breaks after a hyphen only where there is no space', () => {
    expect(fitText('Anna-Katharina-Wilhelmine', room, measure).rows).toEqual([
      'Anna-Katharina-',
      'Wilhelmine',
    ]);
  });

  it('shrinks as far as it must when nothing can be broken', () => {
    expect(fitText('x'.repeat(200), room, measure)).toEqual({ rows: ['x'.repeat(200)], size: 0.5 });
  });
});
