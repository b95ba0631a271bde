import type { FlowNode } from './flow.js';

/** The smallest distance in a picture, in pixels: places and sizes are counted in it. */
export const FLOW_GRID = 4;

const [NARROWEST, WIDEST] = [28, 52];
/** From the edge of a box to its words, on both sides together. */
const SIDES = 6;
/** What a character takes in a wide face of letters, so that words stay in their box in every face. */
const CHARACTER = { title: 2.3, detail: 1.9, port: 2, brief: 2.15 };
const HEAD = 8;
const DETAIL = 4;
const ROW = 6;
const FOOT = 2;
/** As many characters of a name as stand in one line of a box that has no names of ports. */
const BRIEF_LINE = 14;
/** From one line of words to the next, and the least that is between two ports whose names are left out. */
const BRIEF = { line: 4, row: 3 };

/** How large the box of a component is, and where its ports are; all in steps of the picture's grid. */
export interface FlowNodeShape {
  /** From its start to its end. */
  readonly width: number;
  /** From its top to its bottom. */
  readonly height: number;
  /** How far below the top each input is, in the order of the component's list. */
  readonly inputs: readonly number[];
  /** How far below the top each output is, in the order of the component's list. */
  readonly outputs: readonly number[];
}

/** The size of a component's box, for whoever lays out flows: as wide as its words, with its ports below them, inputs first. */
export function flowNodeShape({ title, detail, inputs, outputs }: FlowNode): FlowNodeShape {
  const top = HEAD + (detail === undefined ? 0 : DETAIL);
  const port = (index: number) => top + index * ROW + ROW / 2;
  return {
    width: Math.min(
      WIDEST,
      Math.max(
        NARROWEST,
        widthOf(title, CHARACTER.title),
        widthOf(detail ?? '', CHARACTER.detail),
        ...[...inputs, ...outputs].map(({ name }) => widthOf(name, CHARACTER.port)),
      ),
    ),
    height: top + (inputs.length + outputs.length) * ROW + FOOT,
    inputs: inputs.map((_, index) => port(index)),
    outputs: outputs.map((_, index) => port(inputs.length + index)),
  };
}

/** What stands in the box of a component that has no names of ports: its name in as many lines as it takes, and its detail cut short. */
export function briefWords({ title, detail }: FlowNode): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= BRIEF_LINE) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return detail === undefined ? lines : [...lines, shorten(detail, BRIEF_LINE + 2)];
}

/** The size of a component's box without the names of its ports, which share its sides. */
function briefNodeShape(node: FlowNode): FlowNodeShape {
  const words = briefWords(node);
  const rows = Math.max(node.inputs.length, node.outputs.length) + 1;
  const height = Math.max(FOOT + 1 + words.length * BRIEF.line, rows * BRIEF.row);
  const spread = (ports: readonly unknown[]) =>
    ports.map((_, index) => ((index + 1) * height) / (ports.length + 1));
  const isDetail = (index: number) => node.detail !== undefined && index === words.length - 1;
  return {
    width: Math.max(
      ...words.map((line, index) => widthOf(line, isDetail(index) ? CHARACTER.detail : CHARACTER.brief)),
    ),
    height,
    inputs: spread(node.inputs),
    outputs: spread(node.outputs),
  };
}

/** How large boxes are, with the names of their ports or without. */
export const flowNodeShapeOf = (isBrief: boolean) => (isBrief ? briefNodeShape : flowNodeShape);

/** SVG does not wrap text; the whole of it stands in the text beside the picture. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

function widthOf(text: string, character: number): number {
  return SIDES + Math.ceil(text.length * character);
}
