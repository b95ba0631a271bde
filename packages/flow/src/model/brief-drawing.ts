import type { FlowNode } from './flow.js';
import { shorten, widthOf, type FlowDrawing, type FlowNodeShape } from './flow-shape.js';

/** As many characters of a name as stand in one line of a box. */
const LINE = 14;
/** What a character takes, as in larger boxes, whose titles are of larger letters. */
const CHARACTER = { title: 2.15, detail: 1.9 };
/** From one line of words to the next, and the least between two ports, in steps of the picture's grid. */
const [LINE_HEIGHT, PORT] = [4, 3];

/** A name in as many lines as it takes, and the detail cut short. */
function linesOf({ title, detail }: FlowNode): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return detail === undefined ? lines : [...lines, shorten(detail, LINE + 2)];
}

const isDetail = ({ detail }: FlowNode, lines: readonly string[], index: number) =>
  detail !== undefined && index === lines.length - 1;

function shapeOf(node: FlowNode): FlowNodeShape {
  const lines = linesOf(node);
  const ports = Math.max(node.inputs.length, node.outputs.length) + 1;
  const height = Math.max(3 + lines.length * LINE_HEIGHT, ports * PORT);
  const spread = (list: readonly unknown[]) =>
    list.map((_, index) => ((index + 1) * height) / (list.length + 1));
  const widths = lines.map((line, index) =>
    widthOf(line, isDetail(node, lines, index) ? CHARACTER.detail : CHARACTER.title),
  );
  return { width: Math.max(...widths), height, inputs: spread(node.inputs), outputs: spread(node.outputs) };
}

/** Without the names of ports, which share the sides of their component. */
export const BRIEF_DRAWING: FlowDrawing = {
  isBrief: true,
  shapeOf,
  wordsOf: (node) =>
    linesOf(node).map((text, index, lines) => ({
      text,
      below: 19 + index * 16,
      isDetail: isDetail(node, lines, index),
    })),
  margin: 6,
  lane: 1.5,
  gap: 3,
};
