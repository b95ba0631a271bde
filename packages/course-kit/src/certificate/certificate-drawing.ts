import { courseFlow } from '../model/course-flow.js';
import type { CertificateColors } from './certificate-colors.js';
import { PAGE, SHAPES } from './certificate-layout.js';

/** A place on the page, in millimetres from its upper left corner. */
export type Point = readonly [x: number, y: number];

/** What is drawn around the text; lengths in millimetres. */
export type Shape = {
  readonly fill?: string;
  readonly stroke?: string;
  readonly lineWidth?: number;
} & (
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'circle'; readonly middle: Point; readonly radius: number }
  | {
      readonly kind: 'rectangle';
      readonly corner: Point;
      readonly width: number;
      readonly height: number;
      /** Of its rounded corners. */
      readonly radius?: number;
    }
  /** Of each part the two handles and the end. */
  | {
      readonly kind: 'curve';
      readonly from: Point;
      readonly parts: readonly (readonly [Point, Point, Point])[];
    }
);

/** What is the same on every certificate of a level: the ground, the double border and the rules. */
export function drawFrame(colors: CertificateColors): readonly Shape[] {
  return [...ground(colors), ...border(colors), ...rules(colors)];
}

/** Fine lines that swing across the page like the edges of a flow, pale enough to read over. */
function ground({ pale }: CertificateColors): Shape[] {
  const { inset, y, swing, strands, step, stroke } = SHAPES.ground;
  const [left, right] = [inset, PAGE.width - inset];
  const third = (right - left) / 3;
  return Array.from({ length: strands }, (_, strand) => {
    const [reach, middle] = [swing + strand * step.swing, y + strand * step.y];
    const [above, below] = [middle - reach, middle + reach];
    return {
      kind: 'curve',
      from: [left, middle],
      // There on one side of the middle and back on the other.
      parts: [
        [
          [left + third, above],
          [right - third, below],
          [right, middle],
        ],
        [
          [right - third, above],
          [left + third, below],
          [left, middle],
        ],
      ],
      stroke: pale,
      lineWidth: stroke,
    };
  });
}

function border({ ink, accent, paper }: CertificateColors): Shape[] {
  const { outer, inner, corner } = SHAPES.border;
  const frame = ({ inset, stroke }: { inset: number; stroke: number }, color: string): Shape => ({
    kind: 'rectangle',
    corner: [inset, inset],
    width: PAGE.width - 2 * inset,
    height: PAGE.height - 2 * inset,
    stroke: color,
    lineWidth: stroke,
  });
  const corners = [inner.inset, PAGE.width - inner.inset].flatMap((x) =>
    [inner.inset, PAGE.height - inner.inset].map((y): Shape => ({
      kind: 'circle',
      middle: [x, y],
      radius: corner.radius,
      stroke: accent,
      fill: paper,
      lineWidth: inner.stroke,
    })),
  );
  return [frame(outer, ink), frame(inner, accent), ...corners];
}

function rules({ accent }: CertificateColors): Shape[] {
  const { y, from, to, stroke, dot } = SHAPES.titleRule;
  const name = SHAPES.nameRule;
  const { centre } = PAGE;
  const rule = (start: number, end: number, height: number, lineWidth: number): Shape => ({
    kind: 'line',
    from: [centre + start, height],
    to: [centre + end, height],
    stroke: accent,
    lineWidth,
  });
  return [
    rule(-to, -from, y, stroke),
    rule(from, to, y, stroke),
    { kind: 'circle', middle: [centre, y], radius: dot, fill: accent },
    rule(-name.to, name.to, name.y, name.stroke),
  ];
}

/** The course is a flow: a node for each level, joined by edges, lit as far as the learner has come. */
export function drawWay(
  level: number,
  levels: number,
  { accent, unlit, paper }: CertificateColors,
): readonly Shape[] {
  const { y, swing, distance, most, stroke, node } = SHAPES.flow;
  const count = Math.min(Math.max(1, Math.trunc(levels)), most);
  const last = Math.min(Math.max(1, Math.trunc(level)), count);
  const { nodes, edges } = courseFlow(
    Array.from({ length: count }, (_, index) => index + 1),
    (number) => number < last,
  );
  const place = (index: number): Point => [
    PAGE.centre + distance * (index - (count - 1) / 2),
    y + (index % 2 === 0 ? swing : -swing),
  ];
  const color = (isLit: boolean) => ({ stroke: isLit ? accent : unlit, lineWidth: stroke });
  return [
    ...edges.map(({ isLit }, index): Shape => {
      const [from, to] = [place(index), place(index + 1)];
      const middle = (from[0] + to[0]) / 2;
      return { kind: 'curve', from, parts: [[[middle, from[1]], [middle, to[1]], to]], ...color(isLit) };
    }),
    ...nodes.flatMap(({ isReached }, index): Shape[] => {
      const middle = place(index);
      const corner: Point = [middle[0] - node.width / 2, middle[1] - node.height / 2];
      const { width, height, corner: radius } = node;
      const fill = isReached ? accent : paper;
      return [
        { kind: 'rectangle', corner, width, height, radius, fill, ...color(isReached) },
        { kind: 'circle', middle, radius: node.dot, fill: paper },
      ];
    }),
  ];
}
