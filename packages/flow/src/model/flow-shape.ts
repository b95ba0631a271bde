import type { FlowNode } from './flow.js';

/** The smallest distance in a picture, in pixels: places and sizes are counted in it. */
export const FLOW_GRID = 4;

const [NARROWEST, WIDEST] = [28, 52];
/** From the edge of a box to its words, on both sides together. */
const SIDES = 6;
/** What a character takes in a wide face of letters, so that words stay in their box in every face. */
const CHARACTER = { title: 2.3, detail: 1.9, port: 2 };
const HEAD = 8;
const DETAIL = 4;
const ROW = 6;
const FOOT = 2;

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

/** A line of words in a box, and how far below its top it stands, in pixels. */
export interface BoxWords {
  readonly text: string;
  readonly below: number;
  readonly isDetail: boolean;
}

/** How components are drawn, and how much room is around them, in steps of the picture's grid; the margin in pixels. */
export interface FlowDrawing {
  readonly isBrief: boolean;
  readonly shapeOf: (node: FlowNode) => FlowNodeShape;
  readonly wordsOf: (node: FlowNode) => readonly BoxWords[];
  readonly margin: number;
  /** Between two lines. */
  readonly lane: number;
  /** Between two components, without the lines between them. */
  readonly gap: number;
}

/** With the names of ports. */
export const FULL_DRAWING: FlowDrawing = {
  isBrief: false,
  shapeOf: flowNodeShape,
  wordsOf: ({ title, detail }) => [
    { text: shorten(title, 20), below: 21, isDetail: false },
    ...(detail === undefined ? [] : [{ text: shorten(detail, 25), below: 40, isDetail: true }]),
  ],
  margin: 12,
  lane: 2,
  gap: 4,
};

/** SVG does not wrap text; the whole of it stands in the text beside the picture. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}

/** The width of a box that has room for a text, given what a character takes. */
export function widthOf(text: string, character: number): number {
  return SIDES + Math.ceil(text.length * character);
}
