import { type Direction, hasRightToLeft } from './text-coverage.js';

/** Numbers keep their order in any text; a sign between two digits and a percent sign belong to them. */
const TOKEN =
  /(?<number>\p{Nd}+(?:[.,:/+\-٫٬]\p{Nd}+)*[%٪]?)|(?<letter>\p{L}\p{M}*)|(?<neutral>\P{M}\p{M}*|\p{M}+)/gu;

/** A part of a line that is read in one direction. */
export interface VisualRun {
  /** As it is written and read. */
  readonly text: string;
  readonly direction: Direction;
}

/**
 * The parts of a line as they stand from left to right, by the rules of Unicode's bidirectional algorithm that a line
 * without embeddings needs.
 */
export function visualRuns(text: string, direction: Direction): VisualRun[] {
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, groups }): Token => ({ token, ...groups }));
  const strong = strongDirections(tokens, direction);
  let order = tokens.map(({ token, number }, index) => ({
    token,
    level: levelOf(number === undefined, directionAt(strong, index, direction), direction),
  }));
  for (let level = 2; level > 0; level -= 1) order = reverseRuns(order, level);

  const runs: VisualRun[] = [];
  for (const { token, level } of order) {
    const own = level % 2 === 1 ? 'rtl' : 'ltr';
    const last = runs.at(-1);
    if (last?.direction !== own) runs.push({ text: token, direction: own });
    else runs[runs.length - 1] = { ...last, text: own === 'rtl' ? token + last.text : last.text + token };
  }
  return runs;
}

/** A part of a line as its characters stand from left to right: readers of PDFs expect this and turn it back. */
export function visualOrder({ text, direction }: VisualRun): string {
  return direction === 'rtl' ? Array.from(text).toReversed().join('') : text;
}

interface Token {
  readonly token: string;
  readonly number?: string;
  readonly letter?: string;
}

/** The direction of each letter; a number has that of the letter before it, spaces and signs have none. */
function strongDirections(tokens: readonly Token[], base: Direction): (Direction | undefined)[] {
  let before = base;
  return tokens.map(({ number, letter }) => {
    if (letter !== undefined) before = hasRightToLeft(letter) ? 'rtl' : 'ltr';
    return letter === undefined && number === undefined ? undefined : before;
  });
}

/** A sign between two letters of one direction takes theirs, any other the line's. */
function directionAt(strong: readonly (Direction | undefined)[], index: number, base: Direction): Direction {
  const own = strong[index];
  if (own) return own;
  const before = strong.slice(0, index).findLast((direction) => direction) ?? base;
  const after = strong.slice(index + 1).find((direction) => direction) ?? base;
  return before === after ? before : base;
}

/** Odd levels are read from the right; numbers within them are not. */
function levelOf(isText: boolean, direction: Direction, base: Direction): number {
  if (direction === 'rtl') return isText ? 1 : 2;
  return base === 'rtl' ? 2 : 0;
}

function reverseRuns<Item extends { level: number }>(items: readonly Item[], level: number): Item[] {
  const result: Item[] = [];
  let run: Item[] = [];
  for (const item of items) {
    if (item.level >= level) run.push(item);
    else {
      result.push(...run.toReversed(), item);
      run = [];
    }
  }
  return [...result, ...run.toReversed()];
}
