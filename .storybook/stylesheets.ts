// The sources, as text: what pages list is read from them and cannot fall behind.
const files = import.meta.glob<string>('../packages/course-kit/src/{styles,components}/**/*.css', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const colorFiles = import.meta.glob<Record<'default' | 'docs', Readonly<Record<string, readonly string[]>>>>(
  '../packages/course-kit/src/styles/colors.json',
  { eager: true, import: 'default' },
);

/** A `--ck-*` variable, its value in both looks; a color is a pair, light first. */
export interface Token {
  readonly name: string;
  readonly value: TokenValue;
  readonly docsValue: TokenValue | undefined;
}

export type TokenValue = string | readonly string[];

/** Every variable that the kit declares. */
export function tokens(): Token[] {
  const [colors = { default: {}, docs: {} }] = Object.values(colorFiles);
  const docs = new Map([...colorsOf(colors.docs), ...declarationsIn(sourceOf('styles/themes/docs.css'))]);
  return [...colorsOf(colors.default), ...declarationsIn(sourceOf('styles/tokens.css'))]
    .filter(([name], index, all) => all.findIndex(([other]) => other === name) === index)
    .map(([name, value]) => ({ name, value, docsValue: docs.get(name) }));
}

function colorsOf(look: Readonly<Record<string, readonly string[]>>): [string, TokenValue][] {
  return Object.entries(look).map(([name, pair]) => [`--ck-color-${name}`, pair]);
}

/** The classes and states that one stylesheet dresses. */
export interface Parts {
  readonly title: string;
  readonly classes: readonly string[];
  readonly states: readonly string[];
  /** The `--ck-*` variables that it reads. */
  readonly variables: readonly string[];
}

/** Every component's parts, and those that components share. */
export function parts(): Parts[] {
  return Object.entries(files)
    .filter(([path]) => !/(tokens|scheme|generated|styles|themes\/.*)\.css$/.test(path))
    .map(([path, source]) => ({
      title: path.replace(/^.*\/(?:components\/[^/]+|styles)\/|\.css$/g, ''),
      classes: unique(source.match(/\.ck-[\w-]+/g) ?? []).filter((name) => name !== '.ck-root'),
      states: unique(source.match(/\[(?:data|aria)-[^\]]+\]/g) ?? []),
      variables: unique([...source.matchAll(/var\((--ck-[\w-]+)/g)].map(([, name = '']) => name)),
    }));
}

function sourceOf(end: string): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(end));
  if (!found) throw new Error(`No stylesheet ends with ${end}`);
  return found[1];
}

function declarationsIn(source: string): [name: string, value: TokenValue][] {
  return [...source.matchAll(/^\s*(--ck-[\w-]+):\s*([^;]+);/gm)].map(([, name = '', value = '']) => [
    name,
    value.replace(/\s+/g, ' '),
  ]);
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
