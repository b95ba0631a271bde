import type { Brand } from '../../src/brand-type.ts';

/** Langflow Learning, at the top of a domain. */
export const brand: Brand = {
  base: '/',
  privacyMailbox: 'privacy@langflow-learning.example',
  storageKey: 'langflow-learning',
  // The keys of the specification, as they are: learners carry progress under them from before.
  progressPrefix: '',
  colors: { canvas: ['#faf8f4', '#0d0f15'] },
};
