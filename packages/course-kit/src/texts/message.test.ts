import { describe, expect, it } from 'vitest';
import { formatMessage } from './message.js';

describe('a message', () => {
  it('is filled with its values', () => {
    expect(formatMessage('Level {level} of {course}', { level: 2, course: 'Bread' })).toBe(
      'Level 2 of Bread',
    );
  });

  it('takes the plural form of its count, as the locale has it', () => {
    const tasks = { one: '{count} task', other: '{count} tasks' };
    expect([0, 1, 2].map((count) => formatMessage(tasks, { count }))).toEqual([
      '0 tasks',
      '1 task',
      '2 tasks',
    ]);
    const polish = { one: '{count} zadanie', few: '{count} zadania', other: '{count} zadań' };
    expect(formatMessage(polish, { count: 3 }, 'pl')).toBe('3 zadania');
  });

  it('writes numbers as the locale does', () => {
    expect(formatMessage('{count}', { count: 12_345.5 }, 'de')).toBe('12.345,5');
  });

  it('shows a placeholder without a value, so that the mistake is seen', () => {
    expect(formatMessage('{name}')).toBe('{name}');
  });
});
