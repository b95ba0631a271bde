import { stepAnchor } from '../../model/step-anchor.js';

/** Whether the address names a step. */
export const isNamed = (step: number): boolean => window.location.hash.slice(1) === stepAnchor(step);
