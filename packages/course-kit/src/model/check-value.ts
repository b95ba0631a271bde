import type { ContentChecker } from './content-checker.js';
import { nearestName } from './nearest-name.js';
import type { Schema } from './schema.js';

/**
 * Validates a value by its schema and records every issue with its path.
 *
 * @param path - of the value; empty for the whole.
 * @param parent - the object that the value is a field of.
 */
export function checkValue(
  check: ContentChecker,
  path: string,
  schema: Schema,
  value: unknown,
  parent?: unknown,
): void {
  if (schema.choose) {
    checkValue(check, path, schema.choose(value), value, parent);
    return;
  }
  if (!schema.type) return;
  const before = check.issues.length;
  if (schema.type === 'array') checkList(check, path, schema, value);
  else if (schema.type === 'object') checkObject(check, path, schema, value);
  else {
    const isSound = schema.type === 'string' ? isText(schema, value) : isNumber(schema, value);
    check.that(isSound, path, schema.title ?? 'a text', value);
  }
  if (check.issues.length === before) schema.rule?.(check, path, value as never, parent as never);
}

function isText({ pattern = '' }: Schema, value: unknown): boolean {
  return typeof value === 'string' && new RegExp(pattern, 'u').test(value);
}

function isNumber(
  { type, minimum = -Infinity, exclusiveMinimum = -Infinity, maximum = Infinity }: Schema,
  value: unknown,
): boolean {
  return (
    typeof value === 'number' &&
    value >= minimum &&
    value > exclusiveMinimum &&
    value <= maximum &&
    (type === 'number' || Number.isInteger(value))
  );
}

function checkList(check: ContentChecker, path: string, schema: Schema, value: unknown): void {
  const { items = {}, minItems = 0, maxItems = Infinity, title = 'a list' } = schema;
  if (!Array.isArray(value)) {
    check.that(false, path, 'a list', value);
    return;
  }
  check.that(value.length >= minItems && value.length <= maxItems, path, title, value);
  check.that(!schema.uniqueItems || new Set(value).size === value.length, path, 'entries that differ', value);
  // By index: a list may have gaps, which `forEach` would pass over.
  for (let index = 0; index < value.length; index += 1)
    checkValue(check, `${path}[${index}]`, items, value[index], value);
}

function checkObject(check: ContentChecker, path: string, schema: Schema, value: unknown): void {
  const { title = 'an object', required = [], properties = {}, additionalProperties } = schema;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    check.that(false, path, title, value);
    return;
  }
  const at = (name: string) => (path === '' ? name : `${path}.${name}`);
  const names = Object.keys(value);
  const { minProperties = 0, maxProperties = Infinity } = schema;
  check.that(names.length >= minProperties && names.length <= maxProperties, path, title, value);
  const fields = value as Readonly<Record<string, unknown>>;
  const known = Object.keys(properties);
  for (const [name, field] of Object.entries(properties))
    if (required.includes(name) || fields[name] !== undefined)
      checkValue(check, at(name), field, fields[name], value);
  for (const name of names) {
    if (additionalProperties) checkValue(check, at(name), additionalProperties, fields[name], value);
    else if (!known.includes(name)) {
      const nearest = nearestName(name, known);
      check.that(
        false,
        at(name),
        nearest ?? `one of ${known.join(', ')}`,
        fields[name],
        nearest ? `unknown field; did you mean ${nearest}?` : `unknown field; known are ${known.join(', ')}`,
      );
    }
  }
}
