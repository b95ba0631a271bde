import type { Finding } from './check-report.js';
import { isFields, own, type Fields } from './json-value.js';
import type { GoalName, ValueRule } from './task-check.js';

/** Whether a value is as a rule asks; `unsure` where there is none to look at. */
export function testValue(rule: ValueRule, value: unknown): Finding['state'] {
  if (value === undefined) return 'unsure';
  const [first = '', second = first] = rule.values ?? [];
  const text = textOf(value).trim();
  const isEmpty = /^(\[\]|\{\})?$/.test(text);
  const isRight = {
    holds: text.includes(first),
    lacks: !text.includes(first),
    is: text === first,
    isNot: text !== first,
    from: text !== '' && Number(text) >= Number(first) && Number(text) <= Number(second),
    since: isSince(text, first),
    isFilled: !isEmpty,
    isEmpty,
    isVariable: text === first || first === '',
  }[rule.test];
  return isRight ? 'found' : 'missing';
}

/** Whether a field of a component is as a rule asks. */
export function testField(
  rule: ValueRule & { readonly field: GoalName },
  template: Fields,
): Finding['state'] {
  const field = rule.field.keys.map((key) => own(template, key)).find(isFields);
  if (!field) return 'unsure';
  if (rule.test === 'isVariable' && field['load_from_db'] !== true) return 'missing';
  return testValue(rule, field['value'] ?? '');
}

/** Text as it stands, anything else as JSON writes it. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether a release is `oldest` or a newer one; false where it does not begin with a digit. */
export function isSince(release: string, oldest: string): boolean {
  return /^\d/.test(release) && release.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}
