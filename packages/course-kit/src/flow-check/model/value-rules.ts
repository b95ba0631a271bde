import type { Finding } from './check-report.js';
import { fieldsOf, isFields, own } from './json-value.js';
import type { GoalName, ValueRule } from './task-check.js';

/** Whether a value is as a rule asks; `unsure` where there is none to look at. */
export function testValue(rule: ValueRule, value: unknown): Finding['state'] {
  if (value === undefined) return 'unsure';
  const [first = '', second = first] = rule.values ?? [];
  const text = textOf(value).trim();
  const isRight = {
    holds: () => text.includes(first),
    lacks: () => !text.includes(first),
    is: () => text === first,
    'is not': () => text !== first,
    from: () => text !== '' && Number(text) >= Number(first) && Number(text) <= Number(second),
    since: () => isSince(text, first),
    'is filled': () => text !== '' && text !== '[]' && text !== '{}',
    'is empty': () => text === '' || text === '[]' || text === '{}',
    'is a variable': () => text === first || first === '',
  }[rule.test]();
  return isRight ? 'found' : 'missing';
}

/** Whether a field of a component is as a rule asks. */
export function testField(
  rule: ValueRule & { readonly field: GoalName },
  template: object,
): Finding['state'] {
  const known = rule.field.keys.map((key) => own(template as Record<string, unknown>, key)).find(isFields);
  if (!known) return 'unsure';
  const { value, load_from_db: isVariable } = fieldsOf(known);
  if (rule.test === 'is a variable' && isVariable !== true) return 'missing';
  return testValue(rule, value ?? '');
}

/** Text as it stands, anything else as JSON writes it. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Whether a release is another one or newer. */
export function isSince(release: string, oldest: string): boolean {
  const [numbers, wanted] = [release, oldest].map((text) =>
    text.split('.').map((part) => Number.parseInt(part, 10)),
  );
  const place = wanted?.findIndex((number, index) => number !== numbers?.[index]) ?? -1;
  return place < 0 || (numbers?.[place] ?? -1) > (wanted?.[place] ?? 0);
}
