'use client';

import type { FigureKind } from '../state/figure-kind.js';

/** Maps of an interface as the figures of lessons, beside the steps. */
export const mapFigures: FigureKind = {
  kind: 'map',
  loadStepPicture: () => import('./step-map.js'),
};
