import type { Brand } from '../../src/brand-type.ts';

/** Another course, in a folder of its host. */
export const brand: Brand = {
  base: '/learn/',
  privacyMailbox: 'privacy@knots.example',
  storageKey: 'knots',
  themeColors: ['#ffffff', '#000000'],
};
