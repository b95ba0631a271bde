import type { RefusalReason } from './check-report.js';

/** A larger file is not checked: more bytes than a flow of any course has, and little enough to read at once. */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Deeper than groups may stand in each other, with all that is in them. */
const DEEPEST = 200;

/** A file's value, or why there is none. */
export type ReadJson = { readonly value: unknown } | RefusalReason;

/** Reads a text as JSON, and tells apart what learners hand in instead of it. */
export function readJson(text: string): ReadJson {
  const refused = refusedText(text);
  if (refused) return refused;
  // Takes off the byte order mark at the start of some files, too.
  const begun = text.trim();
  if (begun.startsWith('<')) return 'webPage';
  const found = parse(begun) ?? findJson(begun);
  if (!found) return 'notJson';
  return isTooDeep(found.value) ? 'tooDeep' : found;
}

function parse(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** How an object or a list of such begins, which words in brackets do not. */
const BEGINNING = /\{\s*["}]|\[\s*[[{\]]/gu;
/** More beginnings are not tried. */
const MOST_TRIES = 5;

/**
 * The object or list in a text that has more than that, such as what a program prints besides it, or the fence around code.
 * Nothing of a text that is a part of one: what is whole in it is not what was meant.
 */
function findJson(text: string): { readonly value: unknown } | null {
  let tries = 0;
  for (const { 0: begins, index } of text.matchAll(BEGINNING)) {
    const end = text.lastIndexOf(begins.startsWith('{') ? '}' : ']');
    const found = parse(text.slice(index, end + 1));
    tries += 1;
    if (found || index === 0 || tries === MOST_TRIES) return found;
  }
  return null;
}

/** Whether what comes after would run out of stack on a value: `JSON.stringify` calls itself at each level. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < DEEPEST; depth += 1)
    level = level.flatMap((part) => (typeof part === 'object' ? Object.values(part ?? {}) : []));
  return level.length > 0;
}

/** Why a text is not looked at, whatever it should have in it. */
export function refusedText(text: string): RefusalReason | null {
  // No character is less than a byte. Whoever has the file compares its size.
  if (text.length > MOST_BYTES) return 'tooLarge';
  if (text.trim() === '') return 'empty';
  if (text.startsWith('PK\u0003\u0004')) return 'archive';
  return text.includes('\0') ? 'notText' : null;
}
