import { expect, test } from 'vitest';
import { parseTheme } from './theme.js';

test.each(['light', 'dark'])('%s is what was chosen', (theme) => {
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
])('%j is the system’s', (written) => {
  expect(parseTheme(written)).toBe('system');
});
