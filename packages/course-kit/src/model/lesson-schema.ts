import type { Block, Code, Inline, LessonText } from './lesson-content.js';
import { SAFE_HREF } from './safe-href.js';
import { integer, list, matching, object, string, text, type Schema, type SchemaOf } from './schema.js';

/* What a lesson's text may be, as data. Its parts may hold each other, so they are named before they are written out. */

/** One of these words. */
export const oneOf = (...names: readonly string[]) =>
  matching(names.join(' or '), new RegExp(`^(${names.join('|')})$`));

/** The schema of a part that says its kind, chosen by it; of one without, the first. */
function byKind(kinds: () => Readonly<Record<string, Schema>>, title: string): Schema {
  return {
    get anyOf() {
      return [...new Set(Object.values(kinds()))];
    },
    choose(value) {
      const { kind } = (value ?? {}) as { readonly kind?: unknown };
      const known = typeof kind === 'string' && Object.hasOwn(kinds(), kind) ? kinds()[kind] : undefined;
      return (
        known ?? { type: 'object', title, required: ['kind'], properties: { kind: matching(title, /^\b$/) } }
      );
    },
  };
}

const kind = (name: string) => matching(`"${name}"`, new RegExp(`^${name}$`));

/** Where pictures may come from: a host by https, or a path of the site. */
const PICTURE = /^(?:https:\/\/|\/(?![/\\]))[^\t\n\r]*$/;
const pictureAddress = matching('an https address or a path of this site', PICTURE);

/** A list of what is written out further down. */
const listOf = <Items extends Schema>(items: () => Items, rules?: Schema) =>
  ({
    ...rules,
    type: 'array',
    get items() {
      return items();
    },
  }) as const;

const inlines = listOf((): SchemaOf<Inline> => inlineSchema);
const blocks = listOf((): SchemaOf<Block> => blockSchema, { title: 'at least one part', minItems: 1 });

export const markSchema = object({ kind: oneOf('strong', 'emphasis'), content: inlines });

export const codeSchema = object({ kind: kind('code'), text: string });

export const lessonLinkSchema = object({
  kind: kind('link'),
  href: matching('an address on the web or a path of this site', SAFE_HREF),
  content: inlines,
});

const markedSchema = byKind(
  () => ({ strong: markSchema, emphasis: markSchema, code: codeSchema, link: lessonLinkSchema }),
  'strong, emphasis, code or link',
);

export const inlineSchema = {
  anyOf: [string, markedSchema],
  choose: (value: unknown) => (typeof value === 'string' ? string : markedSchema),
} as unknown as SchemaOf<Inline>;

const partsSchema = list(inlineSchema, { title: 'at least one part', minItems: 1 });

export const lessonTextSchema = {
  anyOf: [text, partsSchema],
  choose: (value: unknown) => (Array.isArray(value) ? partsSchema : text),
} as unknown as SchemaOf<LessonText>;

export const coloredCodeSchema = object({
  kind: oneOf('comment', 'constant', 'function', 'keyword', 'link', 'parameter', 'string'),
  text: string,
});

const pieceSchema: Schema = {
  anyOf: [string, coloredCodeSchema],
  choose: (value) => (typeof value === 'string' ? string : coloredCodeSchema),
};
const piecesSchema = list(pieceSchema, { title: 'at least one piece', minItems: 1 });

const anyCodeSchema = {
  anyOf: [text, piecesSchema],
  choose: (value: unknown) => (Array.isArray(value) ? piecesSchema : text),
} as unknown as SchemaOf<Code>;

export const snippetSchema = object({ code: anyCodeSchema, language: string, label: text });

export const snippetBlockSchema = object({ kind: kind('snippet'), ...snippetSchema.properties });

export const listSchema = object(
  {
    kind: kind('list'),
    items: list(
      listOf((): SchemaOf<Block> => blockSchema),
      { title: 'at least one entry', minItems: 1 },
    ),
  },
  { start: integer('a whole number', 0) },
);

export const tableSchema = object(
  { kind: kind('table'), head: list(cellSchema()), rows: list(list(cellSchema())) },
  { align: list(oneOf('start', 'center', 'end')), swatches: list(string) },
);

export const pictureSchema = object(
  { kind: kind('picture'), src: pictureAddress, alt: text },
  {
    darkSrc: pictureAddress,
    caption: text,
    width: integer('a number of pixels', 1),
    height: integer('a number of pixels', 1),
  },
);

export const noteSchema = object({
  kind: kind('note'),
  role: oneOf('expect', 'tip', 'failure', 'warning'),
  content: blocks,
});

const partSchema = byKind(
  () => ({
    list: listSchema,
    table: tableSchema,
    picture: pictureSchema,
    snippet: snippetBlockSchema,
    note: noteSchema,
  }),
  'list, table, picture, snippet or note',
);

export const blockSchema = {
  anyOf: [lessonTextSchema, partSchema],
  choose: (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? partSchema : lessonTextSchema,
} as unknown as SchemaOf<Block>;

/** A cell may be empty, unlike a paragraph. */
function cellSchema() {
  const parts = list(inlineSchema);
  return {
    anyOf: [string, parts],
    choose: (value: unknown) => (Array.isArray(value) ? parts : string),
  } as unknown as SchemaOf<LessonText>;
}
