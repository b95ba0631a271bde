import { expect, test } from 'vitest';
import { brandColorRules } from './brand-color-rules.js';

test('a brand’s colors override the kit’s, light and dark', () => {
  expect(brandColorRules({ canvas: ['#ffffff', '#000000'], accent: ['#0b5fff', '#8db4ff'] })).toBe(
    '@supports (color: light-dark(red, red)) { :root { --ck-color-canvas: light-dark(#ffffff, #000000); --ck-color-accent: light-dark(#0b5fff, #8db4ff); } }\n',
  );
});
