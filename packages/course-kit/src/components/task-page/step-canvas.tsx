import type { RefObject } from 'react';
import type { Task } from '../../model/course.js';
import { FlowFigure } from '../../flow/flow-figure.js';
import { FlowFrame } from '../../flow/flow-frame.js';
import { useCanvasHeight } from './use-canvas-height.js';
import { usePortColors } from './use-port-colors.js';
import { useStepInSight } from './use-step-in-sight.js';

/**
 * The flow of a lesson as far as the step that is being read, and before anything of it is built, the finished one. Fetched
 * when the lesson is there.
 */
export default function StepCanvas({
  task: { flow, steps },
  guide,
}: {
  readonly task: Task;
  /** What the steps are in. */
  readonly guide: RefObject<HTMLElement | null>;
}) {
  useCanvasHeight(guide);
  usePortColors(guide, flow);
  const step = useStepInSight(guide, steps.length);
  if (!flow) return null;
  const isBegun = steps.slice(0, step).some(({ adds }) => adds?.length);
  return <FlowFigure flow={flow} steps={steps} step={isBegun ? step : undefined} frame={FlowFrame} />;
}
