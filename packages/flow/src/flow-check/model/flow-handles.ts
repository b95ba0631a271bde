import { fieldsOf, isFields, textOr, type Fields } from './json-value.js';

/** The two ends of a connection as a file has them. */
export interface Handles {
  readonly from: Fields;
  readonly to: Fields;
}

/** The ends of a connection: written out in its data, or as text with `œ` for quotation marks. Null where neither tells. */
export function readHandles(edge: Fields): Handles | null {
  const handleOf = (name: string) => asFields(fieldsOf(edge['data'])[name]) ?? asFields(edge[name]);
  const from = handleOf('sourceHandle');
  const to = handleOf('targetHandle');
  return from && to ? { from, to } : null;
}

function asFields(value: unknown): Fields | null {
  if (isFields(value)) return value;
  try {
    const parsed: unknown = JSON.parse(textOr(value, '').replaceAll('œ', '"'));
    return isFields(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
