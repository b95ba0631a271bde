import type { RefObject } from 'react';
import type { Task } from '../../model/course.js';
import { FlowFigure } from '../../flow/flow-figure.js';
import { FlowFrame } from '../../flow/flow-frame.js';
import { usePortColors } from './use-port-colors.js';
import { useStepInSight } from './use-step-in-sight.js';

/** The flow of a lesson as far as the step that is being read; fetched when the lesson is there. */
export default function StepCanvas({
  task: { flow, steps },
  guide,
}: {
  readonly task: Task;
  /** What the steps are in. */
  readonly guide: RefObject<HTMLElement | null>;
}) {
  usePortColors(guide, flow);
  const step = useStepInSight(guide, steps.length);
  if (!flow) return null;
  return <FlowFigure flow={flow} steps={steps} step={step} frame={FlowFrame} />;
}
