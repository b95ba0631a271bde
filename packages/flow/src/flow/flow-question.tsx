import type { FigureQuestionProps } from '@course-kit/react';
import { DrawnQuestion } from '@course-kit/react/feature';
import { FlowPlaces } from './flow-places.js';

/** The flow of a question in a test. */
export function FlowQuestion(asked: FigureQuestionProps) {
  return <DrawnQuestion {...asked} Places={FlowPlaces} />;
}
