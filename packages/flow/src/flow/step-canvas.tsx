import type { StepFigureProps } from '@course-kit/react';
import { useStepInGuide } from '@course-kit/react/feature';
import { useEffect } from 'react';
import { stepAnchor } from '@course-kit/react/model';
import type { TaskFlow } from '../model/flow.js';
import { FlowFigure } from './flow-figure.js';
import { FlowFrame } from './flow-frame.js';
import { LessonFlowTexts } from './lesson-flow.js';
import { usePortColors } from './use-port-colors.js';

/**
 * The flow of a lesson as far as the step that is being read, and before anything of it is built, the finished one. Fetched
 * when the lesson is there.
 */
export default function StepCanvas({ figure, steps, guide }: StepFigureProps) {
  const flow = figure as TaskFlow;
  usePortColors(guide, flow);
  const step = useStepInGuide(guide, steps.length);
  useEffect(() => {
    // For styles: the picture hides while an exercise of this step is open.
    const read = guide.current?.querySelector(`#${stepAnchor(step)}`);
    read?.setAttribute('data-read', '');
    return () => read?.removeAttribute('data-read');
  }, [guide, step]);
  const isBegun = steps.slice(0, step).some(({ adds }) => adds?.length);
  return (
    <LessonFlowTexts>
      <FlowFigure flow={flow} steps={steps} step={isBegun ? step : undefined} frame={FlowFrame} />
    </LessonFlowTexts>
  );
}
