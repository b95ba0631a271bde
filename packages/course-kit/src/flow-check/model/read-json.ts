import type { RefusalReason } from './check-report.js';

/** More than a flow of any course has, and little enough to read at once. */
export const MOST_BYTES = 5_000_000;

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
  try {
    const value: unknown = JSON.parse(begun);
    return isTooDeep(value) ? 'tooDeep' : { value };
  } catch {
    return 'notJson';
  }
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
