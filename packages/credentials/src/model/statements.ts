import type { NodeShape, PropertyShape } from './node-shape.js';
import { VOCABULARY } from './vocabulary.js';

/** A value that is not what its shape asks for. */
export class ShapeError extends Error {
  override readonly name = 'ShapeError';
}

type Fields = Readonly<Record<string, unknown>>;

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '"': String.raw`\"`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
  '\b': String.raw`\b`,
  '\f': String.raw`\f`,
};

/** Text as a canonical statement has it. */
export function literal(text: string, datatype?: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what has to be escaped
  const written = text.replace(/[\\"\u0000-\u001f\u007f]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return ESCAPES[character] ?? `\\u${code}`;
  });
  return `"${written}"${datatype === undefined ? '' : `^^<${datatype}>`}`;
}

/** An address as a statement has it. */
export const reference = (address: string) => `<${address}>`;

/** One statement, with its end of line. */
export const statement = (subject: string, term: string, object: string) =>
  `${subject} ${reference(term)} ${object} .\n`;

/**
 * The statements of a part of a credential, in the order in which they are signed: what canonicalisation of RDF
 * (RDFC-1.0) gives for a part in which everything has an id.
 *
 * @throws ShapeError where it has more, less or other things than its shape says: a signature covers only what is
 *   in its statements.
 */
export function statementsOf(value: unknown, shape: NodeShape): string {
  const statements: string[] = [];
  addNode(value, shape, statements);
  // Things with the same id would be one, whatever is shown of them.
  if (new Set(statements).size < statements.length) throw new ShapeError('the same twice');
  return inOrder(statements);
}

/** Statements sorted by code points; `sort` alone would compare UTF-16 code units. */
export const inOrder = (statements: readonly string[]): string =>
  statements
    .map((line) => [Array.from(line, (character) => character.codePointAt(0) ?? 0), line] as const)
    .sort(([one], [other]) => {
      const index = one.findIndex((point, place) => point !== other[place]);
      return index < 0 ? one.length - other.length : (one[index] ?? 0) - (other[index] ?? -1);
    })
    .map(([, line]) => line)
    .join('');

/** Adds the statements of a part, and returns how others refer to it. */
function addNode(value: unknown, { types, hasSingleType, properties }: NodeShape, to: string[]): string {
  const fields = fieldsOf(value);
  const names = ['id', ...(types ? ['type'] : []), ...Object.keys(properties)];
  const given = Object.keys(fields);
  const other =
    given.find((name) => !names.includes(name)) ??
    names.find((name) => !Object.hasOwn(fields, name) && !properties[name]?.isOptional);
  if (other !== undefined) throw new ShapeError(other);
  const subject = addressOf(fields['id'], 'id');
  if (types) {
    const list = hasSingleType ? [fields['type']] : fields['type'];
    if (JSON.stringify(list) !== JSON.stringify(Object.keys(types))) throw new ShapeError('type');
    for (const [type, from] of Object.entries(types))
      to.push(statement(subject, VOCABULARY.type, reference(`${from}${type}`)));
  }
  for (const [name, property] of Object.entries(properties)) {
    const { from, term = name, count, isOptional } = property;
    if (isOptional && !Object.hasOwn(fields, name)) continue;
    const values = isOptional || count !== undefined ? fields[name] : [fields[name]];
    const isWhole =
      Array.isArray(values) && (isOptional ? values.length > 0 : values.length === (count ?? 1));
    if (!isWhole) throw new ShapeError(name);
    for (const item of values)
      to.push(statement(subject, `${from}${term}`, objectOf(item, property, name, to)));
  }
  return subject;
}

function objectOf(
  value: unknown,
  { shape, isAddress, datatype }: PropertyShape,
  name: string,
  to: string[],
): string {
  if (shape) return addNode(value, shape, to);
  return isAddress ? addressOf(value, name) : literal(textOf(value, name), datatype);
}

function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ShapeError('object');
  return value as Fields;
}

function textOf(value: unknown, name: string): string {
  // A lone surrogate has no UTF-8 bytes that could be signed.
  if (typeof value !== 'string' || /\p{Surrogate}/u.test(value)) throw new ShapeError(name);
  return value;
}

function addressOf(value: unknown, name: string): string {
  const given = textOf(value, name);
  // oxlint-disable-next-line no-control-regex -- no address has control characters
  if (!/^[a-z][a-z0-9+.-]*:[^\u0000-\u0020<>"{}|^`\\\u007f]+$/iu.test(given)) throw new ShapeError(name);
  return reference(given);
}
