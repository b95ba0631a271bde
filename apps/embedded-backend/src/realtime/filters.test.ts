import { describe, expect, it } from 'vitest';
import { concerns, passesFilter } from './filters.ts';

describe('a filter of a subscription', () => {
  it.each([
    [undefined, true],
    ['user_id=eq.ada', true],
    ['user_id=eq.ben', false],
    ['user_id=neq.ben', true],
    ['user_id=in.(ben,ada)', true],
    ['level=gte.3', true],
    ['level=gt.3', false],
    ['level=lt.10', true],
    ['level=lte.2', false],
    ['missing=eq.1', false],
    ['user_id=like.a%', false],
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
