import type { Change } from './protocol.ts';

type Row = Readonly<Record<string, unknown>>;
/** Supports `user_id=eq.5f…`, the only form that the client sends. Any other filter matches no row. */
export function passesFilter(filter: string | undefined, row: Row): boolean {
  if (filter === undefined) return true;
  const [, column = '', expected] = filter.match(/^([^=]+)=eq\.(.*)$/) ?? [];
  const value = row[column];
  return value != null && String(value) === expected;
}

export const concerns = (change: Change, event: { schema: string; table: string; type: string }): boolean =>
  [event.schema, '*'].includes(change.schema) &&
  [event.table, '*', undefined].includes(change.table) &&
  [event.type, '*'].includes(change.event);
