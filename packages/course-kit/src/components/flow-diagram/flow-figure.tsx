import { useContext, type CSSProperties, type HTMLAttributes } from 'react';
import type { Flow } from '../../model/flow.js';
import { layoutNarrow, layoutWide } from '../../model/flow-layout.js';
import { classNames } from '../../primitives/class-name.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowPicture } from './flow-picture.js';
import { FlowText } from './flow-text.js';

/** A flow as picture and text, with the texts of its surroundings. */
export function FlowFigure({
  flow,
  highlight = [],
  className,
  ...props
}: HTMLAttributes<HTMLElement> & {
  readonly flow: Flow;
  /** Ids of the components to point out. */
  readonly highlight?: readonly string[] | undefined;
}) {
  const text = useContext(FlowTexts);
  const wide = layoutWide(flow);
  const types = [...new Set(flow.connections.map(({ type }) => type))];
  return (
    <figure {...props} className={classNames('ck-root ck-flow', className)} data-columns={wide.columns}>
      <figcaption className="ck-flow-title">{flow.title}</figcaption>
      <FlowPicture shape="wide" flow={flow} layout={wide} highlight={highlight} />
      <FlowPicture shape="narrow" flow={flow} layout={layoutNarrow(flow)} highlight={highlight} />
      {types.length > 0 && (
        <ul className="ck-flow-legend" aria-label={text('legend')}>
          {types.map((type) => (
            <li key={type} style={{ '--ck-port-color': flow.portColors[type] } as CSSProperties}>
              <span className="ck-flow-dot" aria-hidden="true" />
              {type}
            </li>
          ))}
        </ul>
      )}
      <FlowText flow={flow} highlight={highlight} />
    </figure>
  );
}
