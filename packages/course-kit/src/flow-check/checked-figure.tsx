import { useContext, useLayoutEffect, useRef } from 'react';
import { FlowPicture } from '../flow/flow-picture.js';
import { layoutNarrow, layoutWide } from '../flow/model/flow-layout.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { CheckedPicture } from './model/check-report.js';

/** The learner's flow with the missing parts dashed. The lists beside it say the same in words. */
export function CheckedFigure({ picture }: { readonly picture: CheckedPicture }) {
  const text = useContext(ReportTexts);
  const figure = useRef<HTMLElement>(null);
  const { flow, missingNodes, missingConnections } = picture;
  const layouts = [layoutWide(flow), layoutNarrow(flow)] as const;
  // By hand, so that the pictures of lessons, which lack nothing, carry nothing of it.
  useLayoutEffect(() => {
    figure.current?.querySelectorAll('svg.ck-flow-picture').forEach((svg, index) => {
      const layout = layouts[index];
      svg.querySelectorAll<SVGElement>('.ck-flow-line').forEach((line, place) => {
        const connection = layout?.connections[place]?.connection;
        mark(
          line,
          missingConnections.some((missing) => flow.connections[missing] === connection),
        );
      });
      svg.querySelectorAll<SVGElement>(':scope > g').forEach((component, place) => {
        mark(component, missingNodes.includes(layout?.nodes[place]?.node.id ?? ''));
      });
    });
  });
  return (
    <figure ref={figure} className="ck-root ck-flow ck-check-picture" data-columns={layouts[0].columns}>
      <figcaption className="ck-flow-title">{text('picture')}</figcaption>
      <FlowPicture shape="wide" flow={flow} layout={layouts[0]} highlight={[]} />
      <FlowPicture shape="narrow" flow={flow} layout={layouts[1]} highlight={[]} />
    </figure>
  );
}

function mark(part: SVGElement, isMissing: boolean): void {
  part.toggleAttribute('data-missing', isMissing);
}
