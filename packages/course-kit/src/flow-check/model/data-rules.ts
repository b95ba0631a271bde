import type { Finding } from './check-report.js';
import { isFields, own } from './json-value.js';
import type { DataRule } from './task-check.js';
import { testValue } from './value-rules.js';

/** Tests whose rule holds where nothing speaks against it: for every value, and for none. */
const FORBIDDING: readonly string[] = ['lacks', 'isNot', 'isEmpty'];

/** Whether one of the values at a place is as a rule asks, or for what is forbidden, all of them. */
export function testData(rule: DataRule, value: unknown): Finding {
  const states = valuesAt(value, rule.path).map((found) => testValue(rule, found));
  const isFound = FORBIDDING.includes(rule.test)
    ? states.every((state) => state === 'found')
    : states.includes('found');
  return { state: isFound ? 'found' : 'missing', sought: { kind: 'words', words: rule.words } };
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return value === undefined ? [] : [value];
  if (name === '*') {
    const entries = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
    return entries.flatMap((entry) => valuesAt(entry, rest));
  }
  return isFields(value) ? valuesAt(own(value, name), rest) : [];
}
