import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSitePath } from './site-path.js';

it.each(['/', '/level-1', '/level-1?a=b#c', '/a//b'])('%j stays on the site', (address) => {
  expect(isSitePath(address)).toBe(true);
});

it.each(['', 'level-1', '//host', '/\\host', '/\t/host', '/\n/host', 'https://host/', 'javascript:alert(1)'])(
  '%j does not count as a path of the site',
  (address) => {
    expect(isSitePath(address)).toBe(false);
  },
);

it('an accepted path never leads to another host', () => {
  const sign = fc.constantFrom('/', '\\', '\t', '\n', '\r', '.', ':', '@', '#', '?', 'a');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 8 }), (rest) => {
      fc.pre(isSitePath(`/${rest}`));
      expect(new URL(`/${rest}`, 'https://site.example').host).toBe('site.example');
    }),
  );
});
