'use client';

import type { FigureKind } from '@course-kit/react';
import { FlowPlaces } from '../flow/flow-places.js';
import { FlowQuestion } from '../flow/flow-question.js';
import { LessonFlow } from '../flow/lesson-flow.js';

/** Flows as the figures of lessons: drawn, beside the steps as far as they are built, and played where there is no video. */
export const flowFigures: FigureKind = {
  kind: 'flow',
  Picture: LessonFlow,
  Places: FlowPlaces,
  Question: FlowQuestion,
  // A lesson is read before its canvas is there.
  loadStepPicture: () => import('../flow/step-canvas.js'),
  loadPlayer: () => import('./task-player.js'),
};
