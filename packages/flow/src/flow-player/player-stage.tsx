import { useWidth } from '@course-kit/react/feature';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { flowAtStep, type Flow } from '../model/flow.js';
import { layoutAnyFlow } from '../model/flow-detours.js';
import { FlowPicture } from '../flow/flow-picture.js';
import { cameraOn } from './model/camera.js';
import type { PlayedStep } from './model/played-steps.js';

/** The flow as far as a step, seen from where what is new can be read. Its words stand beside it. */
export function PlayerStage({
  flow,
  steps,
  step,
}: {
  readonly flow: Flow;
  readonly steps: readonly PlayedStep[];
  /** From 1; 0 shows the finished flow. */
  readonly step: number;
}) {
  const camera = useRef<HTMLDivElement>(null);
  const width = useWidth(camera);
  const layout = useMemo(() => layoutAnyFlow(flow), [flow]);
  const { flow: there, added } = flowAtStep(flow, steps, step);

  useLayoutEffect(() => {
    if (!camera.current || width === 0) return;
    const { x, y, scale } = cameraOn(layout, added, width);
    camera.current.style.transform = `translate(${x}%, ${y}%) scale(${scale})`;
  });

  return (
    <div ref={camera} className="ck-player-camera">
      <FlowPicture
        flow={flow}
        layout={layout}
        highlight={added}
        shown={step === 0 ? undefined : there.nodes.map(({ id }) => id)}
      />
    </div>
  );
}
