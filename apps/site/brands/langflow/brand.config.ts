import type { Brand } from '../brand-type.ts';

/** Langflow Learning, at the top of a domain. */
export const brand: Brand = {
  base: '/',
  privacyMailbox: 'privacy@langflow-learning.example',
  storageKey: 'langflow-learning',
  // No prefix: learners have progress from before under keys without one.
  progressPrefix: '',
  colors: { canvas: ['#faf8f4', '#0d0f15'] },
};

/** Not in `brand`, which browsers get. */
export const courseFolder = '../../../../packages/content/course';
