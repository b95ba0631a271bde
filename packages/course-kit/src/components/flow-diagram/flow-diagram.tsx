import type { CSSProperties, HTMLAttributes, Ref } from 'react';
import type { Flow } from '../../model/flow.js';
import { layoutNarrow, layoutWide } from '../../model/flow-layout.js';
import { classNames } from '../../primitives/class-name.js';
import { flowDiagramMessages, type FlowDiagramMessages } from './flow-diagram.messages.js';
import { FlowPicture } from './flow-picture.js';
import { FlowText } from './flow-text.js';

/** What a drawn flow shows. */
export interface FlowDiagramProps extends HTMLAttributes<HTMLElement> {
  /** The flow to draw, made with `defineFlow`. */
  readonly flow: Flow;
  /** Ids of the components to point out. @default none */
  readonly highlight?: readonly string[];
  /** The texts. @default the specification's wording */
  readonly messages?: FlowDiagramMessages;
  /** A BCP 47 tag for numbers and plurals. @default 'en-US' */
  readonly locale?: string;
  /** The root element. In React 18, where a ref is no property, there is none. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Draws a flow: components with their ports, and connections in the color of what they carry. Where it is too
 * narrow for columns the components stand one below the other. Everything is there as text as well.
 */
export function FlowDiagram({
  flow,
  highlight = [],
  messages = flowDiagramMessages,
  locale = 'en-US',
  className,
  ...props
}: FlowDiagramProps) {
  const wide = layoutWide(flow);
  const types = [...new Set(flow.connections.map(({ type }) => type))];
  return (
    <figure {...props} className={classNames('ck-root ck-flow', className)} data-columns={wide.columns}>
      <figcaption className="ck-flow-title">{flow.title}</figcaption>
      <FlowPicture shape="wide" flow={flow} layout={wide} highlight={highlight} />
      <FlowPicture shape="narrow" flow={flow} layout={layoutNarrow(flow)} highlight={highlight} />
      {types.length > 0 && (
        <ul className="ck-flow-legend" aria-label={messages.legend}>
          {types.map((type) => (
            <li key={type} style={{ '--ck-port-color': flow.portColors[type] } as CSSProperties}>
              <span className="ck-flow-dot" aria-hidden="true" />
              {type}
            </li>
          ))}
        </ul>
      )}
      <FlowText flow={flow} highlight={highlight} messages={messages} locale={locale} />
    </figure>
  );
}
