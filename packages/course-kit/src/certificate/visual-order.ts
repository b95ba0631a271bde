import { type Direction, hasRightToLeft } from './text-coverage.js';

/** Numbers keep their order in any text; a sign between two digits and a percent sign belong to them. */
const TOKEN =
  /(?<number>\p{Nd}+(?:[.,:/+\-٫٬]\p{Nd}+)*[%٪]?)|(?<letter>\p{L}\p{M}*)|(?<neutral>\P{M}\p{M}*|\p{M}+)/gu;

/**
 * A line as its characters stand from left to right, by the rules of Unicode's bidirectional algorithm that a line
 * without embeddings needs. Readers of PDFs expect text in this order and turn it back.
 */
export function visualOrder(text: string, direction: Direction): string {
  if (!hasRightToLeft(text)) return text;
  const tokens = Array.from(text.matchAll(TOKEN), ({ 0: token, groups }): Token => ({ token, ...groups }));
  const strong = strongDirections(tokens, direction);
  let order = tokens.map(({ token, number }, index) => {
    const level = levelOf(number === undefined, directionAt(strong, index, direction), direction);
    // Within a letter that stands from right to left its accents come first, too.
    return { level, text: level % 2 === 1 ? Array.from(token).toReversed().join('') : token };
  });
  for (let level = 2; level > 0; level -= 1) order = reverseRuns(order, level);
  return order.map((token) => token.text).join('');
}

interface Token {
  readonly token: string;
  readonly number?: string;
  readonly letter?: string;
}

/** The direction of each letter and number, which goes with the letter before it; none of spaces and signs. */
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
