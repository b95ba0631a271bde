import { portColor, type Flow, type FlowPort } from './model/flow.js';
import { FLOW_SIZES, type FlowLayout, type FlowPoint, type PlacedNode } from './model/flow-layout.js';

/** The picture itself. What it shows stands beside it as text, so it is left out for assistive technology. */
export function FlowPicture({
  shape,
  flow,
  layout,
  highlight,
}: {
  readonly shape: 'wide' | 'narrow';
  readonly flow: Flow;
  readonly layout: FlowLayout;
  readonly highlight: readonly string[];
}) {
  const { width, height } = layout;
  const color = (type: string) => portColor(flow, type);
  return (
    <svg
      className="ck-flow-picture"
      data-shape={shape}
      // One of the two is enough without the stylesheet, which shows the one that there is room for.
      display={shape === 'wide' ? 'none' : undefined}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {layout.connections.map(({ connection: { from, to, type }, path }) => (
        <path
          key={`${from.node} ${from.port} ${to.node} ${to.port}`}
          className="ck-flow-line"
          d={path}
          color={color(type)}
        />
      ))}
      {layout.nodes.map((placed) => (
        <Component
          key={placed.node.id}
          placed={placed}
          isHighlighted={highlight.includes(placed.node.id)}
          color={color}
        />
      ))}
    </svg>
  );
}

const { nodeWidth, head, detail } = FLOW_SIZES;

function Component({
  placed: { node, x, y, height, inputs, outputs },
  isHighlighted,
  color,
}: {
  readonly placed: PlacedNode;
  readonly isHighlighted: boolean;
  readonly color: (type: string) => string | undefined;
}) {
  const ports = (list: readonly FlowPort[], points: readonly FlowPoint[], side: 'input' | 'output') =>
    list.map(({ name, type }, index) => {
      const point = points[index] ?? { x, y };
      const inwards = side === 'input' ? 12 : -12;
      return (
        <g key={`${side} ${name}`}>
          <circle className="ck-flow-port" color={color(type)} cx={point.x} cy={point.y} r="5" />
          <text className="ck-flow-port-name" data-side={side} x={point.x + inwards} y={point.y} dy="0.35em">
            {shorten(name, 21)}
          </text>
        </g>
      );
    });
  return (
    <g data-highlighted={isHighlighted || undefined}>
      <rect className="ck-flow-node" x={x} y={y} width={nodeWidth} height={height} rx="9" />
      <text className="ck-flow-node-title" x={x + 12} y={y + head / 2} dy="0.4em">
        {shorten(node.title, 19)}
      </text>
      {node.detail !== undefined && (
        <text className="ck-flow-detail" x={x + 12} y={y + head + detail / 2} dy="0.1em">
          {shorten(node.detail, 25)}
        </text>
      )}
      {ports(node.inputs, inputs, 'input')}
      {ports(node.outputs, outputs, 'output')}
    </g>
  );
}

/** SVG does not wrap text; the whole of it stands in the text beside the picture. */
function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
