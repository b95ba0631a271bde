import { courseFlow } from '../flow/model/course-flow.js';
import type { CertificateColors } from './certificate-colors.js';
import { PAGE, SHAPES } from './certificate-layout.js';

/** Writes paths for whatever draws them, with lengths in millimetres from the page's upper left corner. */
export interface Pen {
  readonly moveTo: (x: number, y: number) => string;
  /** From where the path has come to, by two handles. */
  readonly curveTo: (x1: number, y1: number, x2: number, y2: number, x: number, y: number) => string;
  readonly line: (x1: number, y1: number, x2: number, y2: number) => string;
  readonly rectangle: (left: number, top: number, width: number, height: number) => string;
  readonly circle: (x: number, y: number, radius: number) => string;
  readonly roundedRectangle: (
    left: number,
    top: number,
    width: number,
    height: number,
    radius: number,
  ) => string;
}

/** Paths that are painted alike. */
export interface DrawnPaths {
  readonly paths: readonly string[];
  readonly fill?: string;
  readonly stroke?: string;
  /** Of its lines, in millimetres. */
  readonly width: number;
}

/** What is the same on every certificate of a level: the ground, the double border and the rules. */
export function drawFrame(colors: CertificateColors, pen: Pen): readonly DrawnPaths[] {
  return [ground(colors, pen), ...border(colors, pen), ...rules(colors, pen)];
}

/** Fine lines that swing across the page like the edges of a flow, pale enough to read over. */
function ground({ pale }: CertificateColors, { moveTo, curveTo }: Pen): DrawnPaths {
  const { inset, y, swing, strands, step, stroke } = SHAPES.ground;
  const width = PAGE.width - 2 * inset;
  const paths = Array.from({ length: strands }, (_, strand) => {
    const [reach, middle] = [swing + strand * step.swing, y + strand * step.y];
    // There on one side of the middle and back on the other.
    const [left, right] = [inset, inset + width];
    const [third, twoThirds] = [inset + width / 3, inset + (2 * width) / 3];
    return [
      moveTo(left, middle),
      curveTo(third, middle - reach, twoThirds, middle + reach, right, middle),
      curveTo(twoThirds, middle - reach, third, middle + reach, left, middle),
    ].join('\n');
  });
  return { paths, stroke: pale, width: stroke };
}

function border({ ink, accent, paper }: CertificateColors, { rectangle, circle }: Pen): DrawnPaths[] {
  const { outer, inner, corner } = SHAPES.border;
  const frame = (inset: number) => rectangle(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset);
  const corners = [inner.inset, PAGE.width - inner.inset].flatMap((across) =>
    [inner.inset, PAGE.height - inner.inset].map((down) => circle(across, down, corner.radius)),
  );
  return [
    { paths: [frame(outer.inset)], stroke: ink, width: outer.stroke },
    { paths: [frame(inner.inset)], stroke: accent, width: inner.stroke },
    { paths: corners, stroke: accent, fill: paper, width: inner.stroke },
  ];
}

function rules({ accent }: CertificateColors, { line, circle }: Pen): DrawnPaths[] {
  const { y, from, to, stroke, dot } = SHAPES.titleRule;
  const name = SHAPES.nameRule;
  const { centre } = PAGE;
  return [
    {
      paths: [line(centre - to, y, centre - from, y), line(centre + from, y, centre + to, y)],
      stroke: accent,
      width: stroke,
    },
    { paths: [circle(centre, y, dot)], fill: accent, width: 0 },
    { paths: [line(centre - name.to, name.y, centre + name.to, name.y)], stroke: accent, width: name.stroke },
  ];
}

/** The course is a flow: a node for each level, joined by edges, lit as far as the learner has come. */
export function drawWay(
  level: number,
  levels: number,
  { accent, unlit, paper }: CertificateColors,
  pen: Pen,
): readonly DrawnPaths[] {
  const count = Math.min(Math.max(1, Math.trunc(levels)), SHAPES.flow.most);
  const last = Math.min(Math.max(1, Math.trunc(level)), count);
  const { nodes, edges } = courseFlow(
    Array.from({ length: count }, (_, index) => index + 1),
    (number) => number < last,
  );
  const shapes = wayShapes(count, pen);
  const boxesWhere = (isLit: boolean) => shapes.boxes.filter((_, index) => nodes[index]?.isReached === isLit);
  const edgesWhere = (isLit: boolean) => shapes.edges.filter((_, index) => edges[index]?.isLit === isLit);
  const width = SHAPES.flow.stroke;
  return [
    { paths: edgesWhere(true), stroke: accent, width },
    { paths: edgesWhere(false), stroke: unlit, width },
    { paths: boxesWhere(true), stroke: accent, fill: accent, width },
    { paths: boxesWhere(false), stroke: unlit, fill: paper, width },
    { paths: shapes.dots.filter((_, index) => nodes[index]?.isReached), fill: paper, width: 0 },
  ].filter(({ paths }) => paths.length > 0);
}

/** The paths of a way, whatever part of it is lit. */
function wayShapes(nodes: number, pen: Pen) {
  const { y, swing, distance, node } = SHAPES.flow;
  const across = (index: number) => PAGE.centre + distance * (index - (nodes - 1) / 2);
  const down = (index: number) => y + (index % 2 === 0 ? swing : -swing);
  const each = (count: number, path: (x: number, y: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) => path(across(index), down(index), index));
  return {
    edges: each(nodes - 1, (left, from, index) => {
      const [middle, right, to] = [left + distance / 2, left + distance, down(index + 1)];
      return `${pen.moveTo(left, from)}\n${pen.curveTo(middle, from, middle, to, right, to)}`;
    }),
    boxes: each(nodes, (x, top) =>
      pen.roundedRectangle(x - node.width / 2, top - node.height / 2, node.width, node.height, node.corner),
    ),
    dots: each(nodes, (x, middle) => pen.circle(x, middle, node.dot)),
  };
}
