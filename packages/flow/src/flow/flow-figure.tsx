import { classNames, CourseText, useMarks } from '@course-kit/react/feature';
import { useContext, useMemo, type ComponentType, type HTMLAttributes } from 'react';
import { flowAtStep, type Flow } from '../model/flow.js';
import { layoutFlow } from '../model/flow-layout.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowLegend } from './flow-legend.js';
import { FlowText } from './flow-text.js';
import { PlainFlowFrame, type FlowFrameProps } from './plain-flow-frame.js';

const NO_STEPS: readonly FlowStep[] = [];

/** What a picture needs to know of a step. */
export interface FlowStep {
  /** Ids of the components that the step adds or changes. @default none */
  readonly adds?: readonly string[] | undefined;
}

/** A flow as picture and text, whole or as far as a step, with the texts of its surroundings. */
export function FlowFigure({
  flow,
  highlight,
  steps = NO_STEPS,
  step,
  frame: Frame = PlainFlowFrame,
  className,
  ...props
}: HTMLAttributes<HTMLElement> & {
  readonly flow: Flow;
  /** Ids of the components to point out. @default what the step adds */
  readonly highlight?: readonly string[] | undefined;
  readonly steps?: readonly FlowStep[] | undefined;
  /** The number of the last step that is shown, from 1. @default all */
  readonly step?: number | undefined;
  /** What the picture stands in. @default a frame that it is moved in */
  readonly frame?: ComponentType<FlowFrameProps> | undefined;
}) {
  const text = useContext(FlowTexts);
  const layout = useMemo(() => layoutFlow(flow), [flow]);
  const { flow: there, added } = useMemo(() => flowAtStep(flow, steps, step), [flow, steps, step]);
  // Where all is new, nothing stands out.
  const marked = highlight ?? (added.length > 1 && added.length === there.nodes.length ? [] : added);
  return (
    <figure
      {...useMarks().page}
      {...props}
      className={classNames('ck-root ck-flow', className)}
      data-step={step}
    >
      <figcaption className="ck-flow-title">
        {step === undefined || step === 0 ? (
          <CourseText>{flow.title}</CourseText>
        ) : (
          text('afterStep', { step })
        )}
      </figcaption>
      <Frame
        flow={flow}
        layout={layout}
        highlight={marked}
        shown={step === undefined ? undefined : there.nodes.map(({ id }) => id)}
      />
      <FlowLegend flow={flow} />
      <FlowText flow={there} highlight={marked} />
    </figure>
  );
}
