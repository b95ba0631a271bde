import type { Brand } from '../../brands/brand-type.ts';

/** Another course, in a folder of its host. */
export const brand: Brand = {
  base: '/learn/',
  privacyMailbox: 'privacy@knots.example',
  wrongStepForm: 'https://git.example/knots/issues/new?template=wrong-step.yml',
  storageKey: 'knots',
  colors: { canvas: ['#ffffff', '#000000'], accent: ['#0b5fff', '#8db4ff'] },
};
