import type { Finding } from './check-report.js';
import { holdsValue } from './holds-value.js';
import { fieldsOf, isFields, own, type Fields } from './json-value.js';
import type { DataRule, FieldRule, ValueRule } from './task-check.js';

/** How a value is looked at, and what it is compared with. */
type Test = Pick<DataRule, 'test' | 'values'>;

/** Tests whose rule holds where nothing speaks against it: for every value, and for none. */
const FORBIDDING: readonly string[] = ['lacks', 'isNot', 'isEmpty'];

/** Whether a field of a component is as a rule asks; `unsure` where there is none to look at. */
export function testField(
  rule: ValueRule & Pick<FieldRule, 'field' | 'path'>,
  template: Fields,
): Finding['state'] {
  const field = rule.field.keys.map((key) => own(template, key)).find(isFields);
  if (!field) return 'unsure';
  if (rule.test === 'isVariable' && field['load_from_db'] !== true) return 'missing';
  return testPlace(rule, field['value'] ?? '', rule.path ?? []);
}

/** Whether one of the values at a place is as a rule asks, or for what is forbidden, all of them. */
export function testPlace(rule: Test, value: unknown, path: readonly string[]): 'found' | 'missing' {
  const found = valuesAt(value, path);
  const isFound = FORBIDDING.includes(rule.test)
    ? found.every((one) => isRight(rule, one))
    : found.some((one) => isRight(rule, one));
  return isFound ? 'found' : 'missing';
}

function valuesAt(value: unknown, [name, ...rest]: readonly string[]): readonly unknown[] {
  if (name === undefined) return value === undefined ? [] : [value];
  if (Array.isArray(value)) {
    const entries =
      name === '*' ? value : value.filter((entry) => Object.values(fieldsOf(entry)).includes(name));
    return entries.flatMap((entry) => valuesAt(entry, rest));
  }
  const fields = fieldsOf(value);
  const chosen = name === '*' ? Object.values(fields) : [own(fields, name)];
  return chosen.flatMap((one) => valuesAt(one, rest));
}

function isRight({ test, values = [] }: Test, value: unknown): boolean {
  const [first = '', second = first] = values;
  const text = textOf(value).trim();
  switch (test) {
    case 'holds':
      return holdsValue(text, first);
    case 'lacks':
      return !holdsValue(text, first);
    case 'is':
      return isSame(value, first);
    case 'isNot':
      return !isSame(value, first);
    case 'from':
      return text !== '' && Number(text) >= Number(first) && Number(text) <= Number(second);
    case 'since':
      return isSince(text, first);
    case 'isFilled':
      return !EMPTY.test(text);
    case 'isEmpty':
      return EMPTY.test(text);
    case 'isVariable':
      return first === '' || text === first;
    case 'matches':
      return new RegExp(first, 'u').test(textOf(value));
  }
}

const EMPTY = /^(\[\]|\{\})?$/;

/** What was chosen from a list is in files a list of one thing, which has a name. */
function isSame(value: unknown, wanted: string): boolean {
  const chosen = Array.isArray(value) && value.length === 1 ? own(fieldsOf(value[0]), 'name') : undefined;
  return chosen === wanted || textOf(value).trim() === wanted;
}

/** Text as it stands, nothing as an empty text, anything else as JSON writes it. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Whether a release is `oldest` or a newer one; false where it does not begin with a digit. */
export function isSince(release: string, oldest: string): boolean {
  return /^\d/.test(release) && release.localeCompare(oldest, 'en', { numeric: true }) >= 0;
}
