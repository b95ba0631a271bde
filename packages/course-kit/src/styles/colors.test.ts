import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorStylesheet } from '../../scripts/color-stylesheet.js';

test.each([
  ['default', './colors.generated.css'],
  ['docs', './themes/docs-colors.generated.css'],
] as const)('the %s look has the colors of colors.json', (look, path) => {
  expect(readFileSync(new URL(path, import.meta.url), 'utf8')).toBe(colorStylesheet(look));
});
