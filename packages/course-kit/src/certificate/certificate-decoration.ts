import { courseFlow } from '../flow/model/course-flow.js';
import { COLOURS, PAGE, SHAPES } from './certificate-layout.js';
import {
  circle,
  curveTo,
  drawing,
  fillColour,
  line,
  moveTo,
  PAINT,
  rectangle,
  roundedRectangle,
  strokeColour,
  strokeWidth,
} from './page-drawing.js';
import { rememberLast } from './remember.js';

/** Everything on the page that is no text: the ground, the double border, the rules and the way through the course. */
export function decorationOf(level: number, levels = level + 1): string {
  return drawing([fixedParts(), flow(level, levels)]);
}

/** They are the same on every certificate. */
const fixedParts = rememberLast(() => [...ground(), ...border(), ...titleRule(), ...nameRule()].join('\n'));

/** Fine lines that swing across the page like the edges of a flow, pale enough to read over. */
function ground(): string[] {
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
  return [strokeColour(COLOURS.pale), strokeWidth(stroke), ...paths, PAINT.stroke];
}

function border(): string[] {
  const { outer, inner, corner } = SHAPES.border;
  const frame = (colour: string, { inset, stroke }: typeof outer | typeof inner) => [
    strokeColour(colour),
    strokeWidth(stroke),
    rectangle(inset, inset, PAGE.width - 2 * inset, PAGE.height - 2 * inset),
    PAINT.stroke,
  ];
  const corners = [inner.inset, PAGE.width - inner.inset].flatMap((across) =>
    [inner.inset, PAGE.height - inner.inset].map((down) => circle(across, down, corner.radius)),
  );
  return [
    ...frame(COLOURS.ink, outer),
    ...frame(COLOURS.accent, inner),
    fillColour(COLOURS.paper),
    ...corners,
    PAINT.both,
  ];
}

function titleRule(): string[] {
  const { y, from, to, stroke, dot } = SHAPES.titleRule;
  return [
    strokeWidth(stroke),
    line(PAGE.centre - to, y, PAGE.centre - from, y),
    line(PAGE.centre + from, y, PAGE.centre + to, y),
    PAINT.stroke,
    fillColour(COLOURS.accent),
    circle(PAGE.centre, y, dot),
    PAINT.fill,
  ];
}

function nameRule(): string[] {
  const { y, to, stroke } = SHAPES.nameRule;
  return [strokeWidth(stroke), line(PAGE.centre - to, y, PAGE.centre + to, y), PAINT.stroke];
}

/** The course is a flow: a node for each level, joined by edges, lit as far as the learner has come. */
function flow(level: number, levels: number): string {
  const count = Math.min(Math.max(1, Math.trunc(levels)), SHAPES.flow.most);
  const last = Math.min(Math.max(1, Math.trunc(level)), count);
  const { nodes, edges } = courseFlow(
    Array.from({ length: count }, (_, index) => index + 1),
    (number) => number < last,
  );
  const shapes = flowShapes(count);
  const boxesWhere = (isLit: boolean) => shapes.boxes.filter((_, index) => nodes[index]?.isReached === isLit);
  const edgesWhere = (isLit: boolean) => shapes.edges.filter((_, index) => edges[index]?.isLit === isLit);
  const edgesOf = (colour: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [strokeColour(colour), ...paths, PAINT.stroke];
  const boxesOf = (stroke: string, fill: string, paths: readonly string[]) =>
    paths.length === 0 ? [] : [strokeColour(stroke), fillColour(fill), ...paths, PAINT.both];
  return [
    strokeWidth(SHAPES.flow.stroke),
    ...edgesOf(COLOURS.accent, edgesWhere(true)),
    ...edgesOf(COLOURS.unlit, edgesWhere(false)),
    ...boxesOf(COLOURS.accent, COLOURS.accent, boxesWhere(true)),
    ...boxesOf(COLOURS.unlit, COLOURS.paper, boxesWhere(false)),
    fillColour(COLOURS.paper),
    ...shapes.dots.filter((_, index) => nodes[index]?.isReached),
    PAINT.fill,
  ].join('\n');
}

/** The paths of a flow, whatever part of it is lit. */
const flowShapes = rememberLast((nodes: number) => {
  const { y, swing, distance, node } = SHAPES.flow;
  const across = (index: number) => PAGE.centre + distance * (index - (nodes - 1) / 2);
  const down = (index: number) => y + (index % 2 === 0 ? swing : -swing);
  const each = (count: number, path: (x: number, y: number, index: number) => string) =>
    Array.from({ length: count }, (_, index) => path(across(index), down(index), index));
  return {
    edges: each(nodes - 1, (left, from, index) => {
      const [middle, right, to] = [left + distance / 2, left + distance, down(index + 1)];
      return `${moveTo(left, from)}\n${curveTo(middle, from, middle, to, right, to)}`;
    }),
    boxes: each(nodes, (x, top) =>
      roundedRectangle(x - node.width / 2, top - node.height / 2, node.width, node.height, node.corner),
    ),
    dots: each(nodes, (x, middle) => circle(x, middle, node.dot)),
  };
});
