import type { Change } from './protocol.ts';

type Row = Readonly<Record<string, unknown>>;
type Comparison = (value: string, expected: string) => boolean;

const byNumber =
  (compare: (value: number, expected: number) => boolean): Comparison =>
  (value, expected) =>
    compare(Number(value), Number(expected));

const COMPARISONS: Readonly<Record<string, Comparison>> = {
  eq: (value, expected) => value === expected,
  neq: (value, expected) => value !== expected,
  lt: byNumber((value, expected) => value < expected),
  lte: byNumber((value, expected) => value <= expected),
  gt: byNumber((value, expected) => value > expected),
  gte: byNumber((value, expected) => value >= expected),
  in: (value, expected) =>
    expected
      .replaceAll(/^\(|\)$/g, '')
      .split(',')
      .includes(value),
};

/** Supports `user_id=eq.5f…`, the only form that the client sends. Any other filter matches no row. */
export function passesFilter(filter: string | undefined, row: Row): boolean {
  if (filter === undefined) {
    return true;
  }
  const [, column = '', operator = '', expected = ''] = filter.match(/^([^=]+)=([a-z]+)\.(.*)$/) ?? [];
  const value = row[column];
  return value != null && (COMPARISONS[operator]?.(String(value), expected) ?? false);
}

export const concerns = (change: Change, event: { schema: string; table: string; type: string }): boolean =>
  [event.schema, '*'].includes(change.schema) &&
  [event.table, '*', undefined].includes(change.table) &&
  [event.type, '*'].includes(change.event);
