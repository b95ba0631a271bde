import type { CheckReport, Finding } from './check-report.js';
import { holdsKey } from './find-secrets.js';
import { fingerprintOf } from './fingerprint.js';
import { isFields, own } from './json-value.js';
import type { DataGoal, DataRule, TextGoal } from './task-check.js';
import { testValue } from './value-rules.js';

/** Compares a JSON file, or a pasted answer, with what it must have. */
export function checkData({ rules }: DataGoal, value: unknown, text: string): CheckReport {
  if (holdsKey(text)) return { outcome: 'secrets', secrets: [secretIn(text)] };
  return reportOf(
    text,
    rules.map((rule) => testData(rule, value)),
  );
}

/** Compares a text line by line with what it should have. */
export function checkText({ rules }: TextGoal, text: string): CheckReport {
  if (holdsKey(text)) return { outcome: 'secrets', secrets: [secretIn(text)] };
  const lines = text.split(/\r?\n/);
  return reportOf(
    text,
    rules.map(({ pattern, isForbidden = false, words }): Finding => {
      const expression = new RegExp(pattern, 'u');
      const isThere = lines.some((line) => expression.test(line));
      return { state: isThere === isForbidden ? 'missing' : 'found', sought: { kind: 'words', words } };
    }),
  );
}

/** Tests whose rule holds where nothing speaks against it: for every value, and for none. */
const FORBIDDING: readonly string[] = ['lacks', 'is not', 'is empty'];

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

function secretIn(text: string) {
  const line = text.split(/\r?\n/).findIndex(holdsKey) + 1;
  return { component: '', field: String(line) };
}

function reportOf(text: string, findings: readonly Finding[]): CheckReport {
  return {
    outcome: 'checked',
    isPassed: findings.every(({ state }) => state === 'found'),
    findings,
    fingerprint: fingerprintOf(text),
    release: null,
    isNewer: false,
    picture: null,
  };
}
