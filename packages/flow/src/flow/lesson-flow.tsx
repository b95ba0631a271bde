'use client';

import type { FigureProps } from '@course-kit/react';
import { useFeatureTexts, useText } from '@course-kit/react/feature';
import { memo, type ReactNode } from 'react';
import type { TaskFlow } from '../model/flow.js';
import { FlowTexts } from './flow-diagram-text.js';
import { flowDiagramMessages } from './flow-diagram.messages.js';
import { FlowFigure } from './flow-figure.js';

/** Gives the parts of a flow in a lesson the provider's texts. */
export function LessonFlowTexts({ children }: { readonly children: ReactNode }) {
  const { messages, locale } = useFeatureTexts('flowDiagram');
  return (
    <FlowTexts.Provider value={useText(flowDiagramMessages, messages, locale)}>{children}</FlowTexts.Provider>
  );
}

/** The flow that a lesson ends with. Long, and the same whatever the learner marks. */
export const LessonFlow = memo(function LessonFlow({ figure, className }: FigureProps) {
  return (
    <LessonFlowTexts>
      <FlowFigure flow={figure as TaskFlow} className={className} />
    </LessonFlowTexts>
  );
});
