import { useText } from '@course-kit/react/feature';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { FlowPicture } from '../flow/flow-picture.js';
import { columnOrder } from '../model/flow-columns.js';
import { layoutAnyFlow } from '../model/flow-detours.js';
import { layoutFlow } from '../model/flow-layout.js';
import { stackFlow } from '../model/flow-stack.js';
import { useIsNarrow } from '../flow/use-is-narrow.js';
import { LEAST_SCALE } from '../flow/plain-flow-frame.js';
import { checkedFigureMessages } from './checked-figure.messages.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import type { CheckedFlow, Finding } from './model/check-report.js';
import { drawChecked } from './model/draw-checked.js';
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
  const isNarrow = useIsNarrow(figure);
  const { flow, layout, missingNodes, changedNodes, missingConnections } = useMemo(() => {
    const { flow, ...picture } = drawChecked(goal, checked, findings);
    const ordered = { ...flow, nodes: columnOrder(flow) };
    const layout = isNarrow ? layoutFlow(stackFlow(ordered)) : layoutAnyFlow(flow);
    return { ...picture, flow, layout };
  }, [goal, checked, findings, isNarrow]);
  // In the DOM, so that the component of lessons' pictures, which lack nothing, carries no code for it.
  useLayoutEffect(() => {
    const svg = figure.current?.querySelector('svg.ck-flow-picture');
    svg?.querySelectorAll<SVGElement>('.ck-flow-line').forEach((line, place) => {
      mark(line, missingConnections.includes(place));
    });
    svg?.querySelectorAll<SVGElement>(':scope > g').forEach((component, place) => {
      const id = layout.nodes[place]?.node.id ?? '';
      mark(component, missingNodes.includes(id));
      component.toggleAttribute('data-changed', changedNodes.includes(id));
    });
  });
  const isDashed = missingNodes.length + missingConnections.length > 0;
  // Only what is drawn is explained.
  const caption = [
    text('picture'),
    isDashed && text('pictureDashed'),
    changedNodes.length > 0 && text('pictureFramed'),
  ]
    .filter(Boolean)
    .join(' ');
  // A picture that is larger than its place is scrolled to what is missing.
  useLayoutEffect(() => {
    if (missingNodes.length + missingConnections.length + changedNodes.length === 0) return;
    const missing = figure.current?.querySelector('[data-missing], [data-changed]')?.getBoundingClientRect();
    const frame = figure.current?.querySelector('.ck-flow-frame');
    const middleOf = ({ left, width }: DOMRect) => left + width / 2;
    if (missing && frame) frame.scrollLeft += middleOf(missing) - middleOf(frame.getBoundingClientRect());
  }, [missingNodes, missingConnections, changedNodes]);
  return (
    <figure ref={figure} className="ck-root ck-flow ck-check-picture">
      <figcaption className="ck-flow-title">{caption}</figcaption>
      <div className="ck-frame ck-flow-frame" role="group" aria-label={caption} tabIndex={0}>
        <FlowPicture flow={flow} layout={layout} highlight={[]} />
        <svg className="ck-flow-strut" width={layout.width * LEAST_SCALE} height="0" aria-hidden="true" />
      </div>
    </figure>
  );
}

function mark(part: SVGElement, isMissing: boolean): void {
  part.toggleAttribute('data-missing', isMissing);
  // Dashes are counted in pixels, and not in parts of the line, by which lines are drawn in lessons.
  if (isMissing) part.removeAttribute('pathLength');
}
