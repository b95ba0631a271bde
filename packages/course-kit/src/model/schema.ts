import type { ContentChecker } from './content-checker.js';

/**
 * A schema in the part of JSON Schema (draft 2020-12) that courses need. The same data validates a course and is
 * published for editors. An object has only the fields in `properties`, or any fields with the schema in
 * `additionalProperties`.
 */
export interface Schema {
  /** What kind of value it is. @default any */
  readonly type?: 'string' | 'number' | 'integer' | 'array' | 'object';
  /** The expected value in words; follows "expected" in an issue. */
  readonly title?: string;
  /** A regular expression that a text matches. */
  readonly pattern?: string;
  /** The least number. */
  readonly minimum?: number;
  /** A number that is below the least one. */
  readonly exclusiveMinimum?: number;
  /** The greatest number. */
  readonly maximum?: number;
  /** Each entry of a list. */
  readonly items?: Schema;
  /** The fewest entries of a list. */
  readonly minItems?: number;
  /** The most entries of a list. */
  readonly maxItems?: number;
  /** Whether entries of a list have to differ. */
  readonly uniqueItems?: boolean;
  /** The fields of an object. */
  readonly properties?: Fields;
  /** Names of the fields that it must have. */
  readonly required?: readonly string[];
  /** Each field that is not among `properties`. */
  readonly additionalProperties?: Schema;
  /** The fewest fields of an object. */
  readonly minProperties?: number;
  /** The most fields of an object. */
  readonly maxProperties?: number;
  /** The forms that a value may have. */
  readonly anyOf?: readonly Schema[];
  /** Chooses the schema of `anyOf` that a value is meant to match, so that issues are about that one. */
  readonly choose?: (value: unknown) => Schema;
  /**
   * A rule that JSON Schema cannot express. Called only for values that are otherwise valid; the parent may be invalid.
   */
  readonly rule?: (check: ContentChecker, path: string, value: never, parent: never) => void;
}

/** A schema whose type cannot be read off it, because it holds itself. */
export type SchemaOf<Value> = Schema & { readonly describes: Value };

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

/** Any value, of which nothing is known. */
export const anything = {} as const;

/**
 * A CSS color such as `#4f46e5`, `teal` or `oklch(60% 0.2 30)`. Anything that could name an address is left out: a color
 * ends up in stylesheets, which would fetch it.
 */
export const color = matching('a CSS color', /^(?!.*\/\/)[\w #%.,()/+-]+$/);

/** A whole number from a least one on. */
export function integer(title: string, minimum: number) {
  return { type: 'integer', title, minimum } as const;
}

/** The schema of a list. */
export interface List<Items> {
  /** Tells it from others. */
  readonly type: 'array';
  /** Each entry. */
  readonly items: Items;
}

/** A list. Its `title` describes issues about the number of entries. */
export function list<Items extends Schema>(items: Items): List<Items>;
/** A list with rules about its entries. */
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

/** The schema of an object with certain fields. */
export interface ObjectOf<Properties, Required> {
  /** Tells it from others. */
  readonly type: 'object';
  /** Its fields. */
  readonly properties: Properties;
  /** Names of those that it must have. */
  readonly required: readonly (keyof Required & string)[];
}

/** An object with these fields and no others. */
export function object<Required extends Fields>(required: Required): ObjectOf<Required, Required>;
/** An object of which some fields may be left out. */
export function object<Required extends Fields, Optional extends Fields>(
  required: Required,
  optional: Optional,
): ObjectOf<Required & Optional, Required>;
export function object(required: Fields, optional?: Fields): Schema {
  return { type: 'object', properties: { ...required, ...optional }, required: Object.keys(required) };
}
