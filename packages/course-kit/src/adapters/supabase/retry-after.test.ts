import { describe, expect, it } from 'vitest';
import { retryAfterMilliseconds } from './retry-after.js';

const now = Date.UTC(2026, 10, 22, 10, 0, 0);

describe('how long a server asks to wait', () => {
  it.each([
    ['120', 120_000],
    [' 1 ', 1000],
    ['Sun, 22 Nov 2026 10:01:00 GMT', 60_000],
    ['Sunday, 22-Nov-26 10:01:00 GMT', 60_000],
    ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
    ['Wed, 01 Jan 2200 00:00:00 GMT', 86_400_000],
    ['9'.repeat(400), 86_400_000],
  ])('is read from %s', (header, expected) => {
    expect(retryAfterMilliseconds(header, now)).toBe(expected);
  });

  it.each([null, '', '-5', '1.5', 'soon', '2026-11-22', 'Sun, 99 Nov 2026 10:01:00 GMT', 'NaN', '7, 7'])(
    'is unknown from %s',
    (header) => {
      expect(retryAfterMilliseconds(header, now)).toBeUndefined();
    },
  );
});
