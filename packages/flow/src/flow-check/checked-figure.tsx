import { useText } from '@course-kit/react/feature';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { layoutAnyFlow } from '../model/flow-detours.js';
import { PlainFlowFrame } from '../flow/plain-flow-frame.js';
import { checkedFigureMessages } from './checked-figure.messages.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import type { CheckedFlow, Finding } from './model/check-report.js';
import { drawChecked, isMissing } from './model/draw-checked.js';
import type { FlowGoal } from './model/task-check.js';

/** A flow that was checked, and what it was compared with. */
export interface CheckedFigureProps {
  readonly goal: FlowGoal;
  readonly checked: CheckedFlow;
  readonly findings: readonly Finding[];
  readonly messages: Partial<FlowCheckReportMessages> | undefined;
  readonly locale: string | undefined;
}

/** The learner's flow with the missing parts dashed, and fields to change named in their component. The lists beside it say the same in words. */
export default function CheckedFigure({ goal, checked, findings, messages, locale }: CheckedFigureProps) {
  const text = useText(checkedFigureMessages, messages, locale);
  const figure = useRef<HTMLElement>(null);
  const { flow, layout, missing } = useMemo(() => {
    const { flow, there } = drawChecked(goal, checked, findings);
    const layout = layoutAnyFlow(flow);
    // As they come one after the other: on a phone they stand below each other.
    const places = layout.nodes.toSorted((one, other) => one.x - other.x);
    const nodes = places.map(({ node }) => node);
    return {
      flow: { ...flow, nodes },
      layout: { ...layout, nodes: places },
      /** Whether each part of a picture, lines and then components, is missing. */
      missing: [
        ...flow.connections.map((_, place) => place >= there),
        ...nodes.map(({ id }) => isMissing(id)),
      ],
    };
  }, [goal, checked, findings]);
  // In the DOM, so that the component of lessons' pictures, which lack nothing, carries no code for it.
  useLayoutEffect(() => {
    figure.current?.querySelectorAll('svg.ck-flow-picture').forEach((svg) => {
      [...svg.children].forEach((part, place) => {
        part.toggleAttribute('data-missing', missing[place]);
        // Dashes are counted in pixels, and not in parts of the line, by which lines are drawn in lessons.
        if (missing[place]) part.removeAttribute('pathLength');
      });
    });
    // A picture that is larger than its place is scrolled to what is missing.
    const marked = figure.current?.querySelector('[data-missing], .ck-flow-detail');
    const frame = marked?.closest('.ck-flow-frame');
    if (!marked || !frame) return;
    const { left, width } = marked.getBoundingClientRect();
    frame.scrollLeft = left - frame.getBoundingClientRect().left + (width - frame.clientWidth) / 2;
  }, [missing]);
  // Only what is drawn is explained.
  const caption =
    text('picture') +
    (missing.includes(true) ? ` ${text('pictureDashed')}` : '') +
    (flow.nodes.some(({ detail }) => detail) ? ` ${text('pictureFramed')}` : '');
  return (
    <figure ref={figure} className="ck-root ck-flow ck-check-picture">
      <figcaption className="ck-flow-title">{caption}</figcaption>
      <PlainFlowFrame flow={flow} layout={layout} highlight={[]} label={caption} />
    </figure>
  );
}
