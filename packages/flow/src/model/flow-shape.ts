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

function widthOf(text: string, character: number): number {
  return SIDES + Math.ceil(text.length * character);
}
