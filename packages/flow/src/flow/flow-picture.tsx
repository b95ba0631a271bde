import type { ReactNode } from 'react';
import { portColor, typeAt, type Flow, type FlowPort } from '../model/flow.js';
import type { FlowLayout, PlacedNode } from '../model/flow-layout.js';
import type { FlowPoint } from '../model/flow-line.js';
import { FULL_DRAWING, shorten, type FlowDrawing } from '../model/flow-shape.js';

/** The picture itself. What it shows stands beside it as text, so it is left out for assistive technology. */
export function FlowPicture({
  flow,
  layout,
  width = layout.width,
  highlight,
  shown,
  marks,
}: {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  /** In pixels. @default that of the layout, or as much as there is room for */
  readonly width?: number | undefined;
  readonly highlight: readonly string[];
  /** Ids of the components that are there by now; of all others only the place is shown. @default all */
  readonly shown?: readonly string[] | undefined;
  /** Draws something over it. @default nothing */
  readonly marks?: ((layout: FlowLayout) => ReactNode) | undefined;
}) {
  const { nodes, connections, drawing = FULL_DRAWING } = layout;
  const isThere = (id: string) => shown?.includes(id) ?? true;
  const lines = connections.filter(({ connection: { from, to } }) => isThere(from.node) && isThere(to.node));
  const made = lines.map(({ connection }) => connection);
  const isNew = (id: string) => highlight.includes(id) || undefined;
  return (
    <svg
      className="ck-flow-picture"
      data-brief={drawing.isBrief || undefined}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={width}
      height={(width * layout.height) / layout.width}
      aria-hidden="true"
      focusable="false"
    >
      {lines.map(({ connection: { from, to, type }, path }) => (
        <path
          key={`${from.node} ${from.port} ${to.node} ${to.port}`}
          className="ck-flow-line"
          data-highlighted={isNew(from.node) ?? isNew(to.node)}
          pathLength="1"
          d={path}
          color={portColor(flow, type)}
        />
      ))}
      {nodes.map((placed) =>
        isThere(placed.node.id) ? (
          <Component
            key={placed.node.id}
            placed={placed}
            drawing={drawing}
            isHighlighted={isNew(placed.node.id)}
            color={(port) => portColor(flow, typeAt(made, placed.node.id, port))}
          />
        ) : (
          <Box key={placed.node.id} className="ck-flow-later" placed={placed} />
        ),
      )}
      {marks?.(layout)}
    </svg>
  );
}

function Box({
  className,
  placed: { x, y, width, height },
}: {
  readonly className: string;
  readonly placed: PlacedNode;
}) {
  return <rect className={className} x={x} y={y} width={width} height={height} rx="9" />;
}

function Component({
  placed,
  drawing,
  isHighlighted,
  color,
}: {
  readonly placed: PlacedNode;
  readonly drawing: FlowDrawing;
  readonly isHighlighted: boolean | undefined;
  readonly color: (port: FlowPort) => string | undefined;
}) {
  const { node, x, y, inputs, outputs } = placed;
  const ports = (list: readonly FlowPort[], points: readonly FlowPoint[], side: 'input' | 'output') =>
    list.map((port, index) => {
      const { name } = port;
      const point = points[index] ?? { x, y };
      const inwards = side === 'input' ? 12 : -12;
      return (
        <g key={`${side} ${name}`}>
          <circle className="ck-flow-port" color={color(port)} cx={point.x} cy={point.y} r="5" />
          {!drawing.isBrief && (
            <text
              className="ck-flow-port-name"
              data-side={side}
              x={point.x + inwards}
              y={point.y}
              dy="0.35em"
            >
              {shorten(name, 21)}
            </text>
          )}
        </g>
      );
    });
  return (
    <g data-highlighted={isHighlighted}>
      <Box className="ck-flow-node" placed={placed} />
      {drawing.wordsOf(node).map(({ text, isDetail, below }) => (
        <text
          key={below}
          className={isDetail ? 'ck-flow-detail' : 'ck-flow-node-title'}
          x={x + 12}
          y={y + below}
        >
          {text}
        </text>
      ))}
      {ports(node.inputs, inputs, 'input')}
      {ports(node.outputs, outputs, 'output')}
    </g>
  );
}
