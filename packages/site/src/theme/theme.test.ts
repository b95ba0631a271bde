import { expect, test } from 'vitest';
import { parseTheme } from './theme.js';

test.each(['light', 'dark'])('the stored value %s is that theme', (theme) => {
  expect(parseTheme(theme)).toBe(theme);
});

test.each([
  null,
  undefined,
  '',
  'system',
  'Dark',
  'dark ',
  '"dark"',
  'null',
  '{"theme":"dark"}',
  '__proto__',
])('the stored value %j means the system’s theme', (written) => {
  expect(parseTheme(written)).toBe('system');
});
