import { describe, expect, test } from 'vitest';
import { checkWork } from './model/check-work.js';
import type { DataRule, TextRule } from './model/task-check.js';

const states = (rules: readonly DataRule[], value: unknown) => {
  const report = checkWork({ kind: 'json', title: 'Answer', rules }, JSON.stringify(value));
  return report.outcome === 'checked' ? report.findings.map(({ state }) => state) : report;
};

describe('a pasted answer', () => {
  const traces = { traces: [{ status: 'ok', tokens: 12 }, { status: 'error' }] };

  test('has one value of several that is right', () => {
    const rule = (value: string): DataRule => ({
      path: ['traces', '*', 'status'],
      test: 'is',
      values: [value],
      words: value,
    });
    expect(states([rule('error'), rule('ok'), rule('late')], traces)).toEqual(['found', 'found', 'missing']);
  });

  test('has no value that is forbidden, whatever their number', () => {
    const rule: DataRule = {
      path: ['traces', '*', 'status'],
      test: 'isNot',
      values: ['error'],
      words: 'No error',
    };
    expect(states([rule], traces)).toEqual(['missing']);
    expect(states([rule], { traces: [] })).toEqual(['found']);
  });

  test('has a value in the entry of a list that has the name as a text', () => {
    const nodes = [
      { type: 'genericNode', text: '## Owner' },
      { type: 'noteNode', text: '## Purpose' },
    ];
    const rule = (heading: string): DataRule => ({
      path: ['nodes', 'noteNode', 'text'],
      test: 'holds',
      values: [heading],
      words: heading,
    });
    expect(states([rule('## Purpose'), rule('## Owner')], { nodes })).toEqual(['found', 'missing']);
  });

  test('has a value of a form', () => {
    const rule: DataRule = {
      path: ['name'],
      test: 'matches',
      values: ['^\\w+( \\w+)?$'],
      words: 'Two words',
    };
    expect(states([rule], { name: 'Support Reply' })).toEqual(['found']);
    expect(states([rule], { name: 'A Support Reply' })).toEqual(['missing']);
    expect(states([rule], { name: 'Support Reply ' })).toEqual(['missing']);
    expect(states([rule], {})).toEqual(['missing']);
  });

  test('has nothing where it says null', () => {
    expect(
      states([{ path: ['endpoint_name'], test: 'isFilled', words: '' }], { endpoint_name: null }),
    ).toEqual(['missing']);
  });

  test('has a number only where it is no part of a longer one', () => {
    const rule: DataRule = { path: ['answer'], test: 'holds', values: ['25'], words: '25 euros' };
    const having = (answers: readonly unknown[]) =>
      answers.filter((answer) => String(states([rule], { answer })) === 'found');
    const right = ['It costs 25 euros.', 'Only €25.', '25', 25, '125 or 25', '1, 25, 3', '25, 30'];
    expect(having(right)).toEqual(right);
    expect(having(['125 euros', '250 euros', '25.50 euros', '1,25', '3.25', '2 5'])).toEqual([]);
  });

  test('finds nothing in fields that every object has', () => {
    expect(states([{ path: ['constructor', 'name'], test: 'isFilled', words: '' }], {})).toEqual(['missing']);
  });
});

describe('a file of code', () => {
  const rules: readonly TextRule[] = [
    { pattern: '^class \\w+\\(.*Component', words: 'A component' },
    { pattern: 'print\\(', isForbidden: true, words: 'No print' },
  ];
  const found = (text: string, title = 'stock_lookup.py') => {
    const report = checkWork({ kind: 'text', title, rules }, text);
    return report.outcome === 'checked' ? report.findings.map(({ state }) => state) : report;
  };

  test('is looked at line by line, and never run', () => {
    expect(found('import os\nclass Stock(Component):\n    pass')).toEqual(['found', 'found']);
    expect(found('class Stock:\r\n    print(1)')).toEqual(['missing', 'missing']);
  });

  test('has nothing that is commented out, in which nothing forbidden may stand either', () => {
    expect(found('# class Stock(Component):')).toEqual(['missing', 'found']);
    expect(found('class Stock(Component):  # as the lesson says')).toEqual(['found', 'found']);
    expect(found('class Stock("a #1", Component):')).toEqual(['found', 'found']);
    expect(found('class Stock:  # (Component)')).toEqual(['missing', 'found']);
    expect(found('class Stock(Component):\n    # print(1)')).toEqual(['found', 'missing']);
  });

  test('is read with its comments where # begins none', () => {
    const report = checkWork(
      { kind: 'text', title: 'notes.md', rules: [{ pattern: '^# Plan', words: '' }] },
      '# Plan',
    );
    expect(report).toMatchObject({ isPassed: true });
  });

  test('is refused where it is no text', () => {
    expect(found(' ')).toEqual({ outcome: 'refused', reason: 'empty' });
    expect(found('PK\u0003\u0004')).toEqual({ outcome: 'refused', reason: 'archive' });
  });
});
