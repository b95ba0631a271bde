import { describe, expect, it } from 'vitest';
import { clearOffset } from './clear-offset.js';

const toasts = { start: 16, end: 116 };

describe('where toasts stand', () => {
  it.each([
    ['by themselves where nothing is', [], 16],
    ['by themselves where nothing is near', [{ start: 124, end: 160 }], 16],
    ['above a button that they would cover', [{ start: 40, end: 80 }], 88],
    [
      'in the first gap that is large enough',
      [
        { start: 196, end: 220 },
        { start: 0, end: 80 },
      ],
      88,
    ],
    [
      'past a gap that is too small',
      [
        { start: 150, end: 220 },
        { start: 0, end: 80 },
      ],
      228,
    ],
    ['by themselves where there is no gap', [{ start: 0, end: 520 }], 16],
  ])('%s', (_, obstacles, offset) => {
    expect(clearOffset(toasts, obstacles, 600)).toBe(offset);
  });
});
