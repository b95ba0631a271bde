import { fieldsOf, isFields, textOr, type Fields } from './json-value.js';

/** The two ends of a connection as a file has them. */
export interface Handles {
  readonly from: Fields;
  readonly to: Fields;
}

/** The ends of a connection: written out in its data, or as text with `œ` for quotation marks. Null where neither tells. */
export function readHandles(edge: Fields): Handles | null {
  const data = fieldsOf(edge['data']);
  const from = handleOf(data['sourceHandle']) ?? handleOf(edge['sourceHandle']);
  const to = handleOf(data['targetHandle']) ?? handleOf(edge['targetHandle']);
  return from && to ? { from, to } : null;
}

function handleOf(value: unknown): Fields | null {
  if (isFields(value)) return value;
  const text = textOr(value, '');
  if (!text.startsWith('{')) return null;
  try {
    const parsed: unknown = JSON.parse(text.replaceAll('œ', '"'));
    return isFields(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
