import type { RefusalReason } from './check-report.js';

/** More than a flow of any course has, and little enough to read at once. */
export const MOST_BYTES = 5_000_000;

/** A file's value, or why there is none. */
export type ReadJson = { readonly value: unknown } | RefusalReason;

/** Reads a text as JSON, and tells apart what learners hand in instead of it. */
export function readJson(text: string): ReadJson {
  const refused = refusedText(text);
  if (refused) return refused;
  // Takes off the mark at the start of some files, too.
  const begun = text.trim();
  if (begun.startsWith('<')) return 'webPage';
  try {
    return { value: JSON.parse(begun) as unknown };
  } catch {
    return 'notJson';
  }
}

/** Why a text is not looked at, whatever it should have in it. */
export function refusedText(text: string): RefusalReason | null {
  if (text.length > MOST_BYTES) return 'tooLarge';
  if (text.trim() === '') return 'empty';
  if (text.startsWith('PK\u0003\u0004')) return 'archive';
  return text.includes('\0') ? 'notText' : null;
}
