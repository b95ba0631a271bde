'use client';

import type { FigureKind } from '@course-kit/react';

/** Maps of an interface as the figures of lessons, beside the steps. */
export const mapFigures: FigureKind = {
  kind: 'map',
  loadStepPicture: () => import('./step-map.js'),
};
