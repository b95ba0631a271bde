import type { ContentChecker } from './content-checker.js';

/**
 * A schema in the part of JSON Schema (draft 2020-12) that courses need. The same data validates a course and is
 * published for editors. An object has only the fields in `properties`, or any fields with the schema in
 * `additionalProperties`.
 */
export interface Schema {
  readonly type?: 'string' | 'number' | 'integer' | 'array' | 'object';
  /** The expected value in words; follows "expected" in an issue. */
  readonly title?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly properties?: Fields;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly anyOf?: readonly Schema[];
  /** Chooses the schema of `anyOf` that a value is meant to match, so that issues are about that one. */
  readonly choose?: (value: unknown) => Schema;
  /**
   * A rule that JSON Schema cannot express. Called only for values that are otherwise valid; the parent may be invalid.
   */
  readonly rule?: (check: ContentChecker, path: string, value: never, parent: never) => void;
}

/** Schemas by the names of fields. */
export type Fields = Readonly<Record<string, Schema>>;

/** Any text, the empty one too. */
export const string = { type: 'string' } as const;

/** A text that is not blank. */
export const text = { type: 'string', pattern: '\\S' } as const;

/** A text of a certain form. */
export function matching(title: string, { source }: RegExp) {
  return { type: 'string', title, pattern: source } as const;
}

/** A whole number from a least one on. */
export function integer(title: string, minimum: number) {
  return { type: 'integer', title, minimum } as const;
}

export interface List<Items> {
  readonly type: 'array';
  readonly items: Items;
}

/** A list. Its `title` describes issues about the number of entries. */
export function list<Items extends Schema>(items: Items): List<Items>;
export function list<Items extends Schema, Rules extends Schema>(
  items: Items,
  rules: Rules,
): List<Items> & Rules;
export function list(items: Schema, rules?: Schema): Schema {
  return { type: 'array', items, ...rules };
}

/** An object whose fields all have names of their author's choice. */
export function record<Values extends Schema>(additionalProperties: Values, rules?: Schema) {
  return { type: 'object', additionalProperties, ...rules } as {
    type: 'object';
    additionalProperties: Values;
  };
}

export interface ObjectOf<Properties, Required> {
  readonly type: 'object';
  readonly properties: Properties;
  readonly required: readonly (keyof Required & string)[];
}

/** An object with these fields and no others. */
export function object<Required extends Fields>(required: Required): ObjectOf<Required, Required>;
export function object<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional,
): ObjectOf<Required & Optional, Required>;
export function object(required: Fields, optional?: Fields): Schema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}
