import type { FigureKind } from '@course-kit/react';
import { flowFigures } from '../flow-player/flow-figures.js';
import { mapFigures } from '../interface-map/map-figures.js';
import { makeTask } from './make-task.js';

/** Flows and maps of a course in JSON, as its author wrote them: a page with a quiz alone is spared the work that they make. */
export const elementFigures: readonly FigureKind[] = [flowFigures, mapFigures].map((kind) => ({
  ...kind,
  make: makeTask,
}));
