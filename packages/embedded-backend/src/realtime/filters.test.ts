import { describe, expect, it } from 'vitest';
import { concerns, passesFilter } from './filters.ts';

describe('a filter of a subscription', () => {
  it.each([
    [undefined, true],
    ['user_id=eq.ada', true],
    ['user_id=eq.ben', false],
    ['level=eq.3', true],
    ['user_id=neq.ben', false],
    ['missing=eq.1', false],
    ['nonsense', false],
  ])('%s lets the row through: %s', (filter, expected) => {
    expect(passesFilter(filter, { user_id: 'ada', level: 3 })).toBe(expected);
  });

  it('applies only to the table and the event that it names', () => {
    const event = { schema: 'public', table: 'course_progress', type: 'UPDATE' };
    const change = { id: 1, event: '*', schema: 'public', table: 'course_progress' };
    expect(concerns(change, event)).toBe(true);
    expect(concerns({ ...change, event: 'INSERT' }, event)).toBe(false);
    expect(concerns({ ...change, table: 'certificates' }, event)).toBe(false);
    expect(concerns({ id: 1, event: 'UPDATE', schema: 'public' }, event)).toBe(true);
  });
});
