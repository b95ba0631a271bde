import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse, type Root } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser from 'postcss-value-parser';
import type { Plugin } from 'vite';

/** A `--ck-*` variable and its value in both looks; a color is a pair, light first. */
export interface Token {
  readonly name: string;
  readonly value: TokenValue;
  /** Absent if it is the same as in the default look. */
  readonly docsValue?: TokenValue | undefined;
}

export type TokenValue = string | readonly string[];

/** The classes and states that a stylesheet styles. */
export interface Parts {
  readonly title: string;
  readonly classes: readonly string[];
  readonly states: readonly string[];
  /** The `--ck-*` variables that it reads. */
  readonly variables: readonly string[];
}

/** The variables, classes and states that hosts may use. */
export interface StyleReference {
  readonly tokens: readonly Token[];
  readonly parts: readonly Parts[];
}

type Colors = Readonly<Record<'default' | 'docs', Readonly<Record<string, readonly string[]>>>>;

/** Stylesheets of the whole kit, not of single parts. */
const WHOLE = /(?:tokens|scheme|generated)$/u;

/** What every page has. Stylesheets with other addresses are of what not every page shows. */
const STYLES = '@course-kit/react/styles.css';
const STYLESHEET = /^\.\/[\w-]+\.css$/u;

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

const ID = 'virtual:style-reference';

/** Makes `virtual:style-reference`: the variables, classes and states in the kit's stylesheets, parsed by PostCSS. */
export function styleReference(): Plugin {
  return {
    name: 'style-reference',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      const fileAt = async (address: string) => {
        const found = await this.resolve(address);
        if (!found) throw new Error(`There is no ${address}.`);
        return found.id;
      };
      const stylesheetsOf = async (name: string) => {
        const manifest = JSON.parse(await readFile(await fileAt(`${name}/package.json`), 'utf8')) as Manifest;
        const addresses = Object.keys(manifest.exports).filter((address) => STYLESHEET.test(address));
        return addresses.map((address) => `${name}/${address.slice(2)}`);
      };
      const parts = (await Promise.all(['@course-kit/react', '@course-kit/flow'].map(stylesheetsOf))).flat();
      const apart = parts.filter((address) => address !== STYLES);
      const files = await Promise.all([STYLES, '@course-kit/react/themes/docs.css', ...apart].map(fileAt));
      return `export default ${JSON.stringify(await read(...(files as [string, string])))}`;
    },
  };
}

async function read(styles: string, docs: string, ...apart: readonly string[]): Promise<StyleReference> {
  const files = [...importsOf(await parseFile(styles), styles), ...apart];
  const sheets = await Promise.all(files.map(sheetAt));
  const colors = JSON.parse(await readFile(join(dirname(styles), 'colors.json'), 'utf8')) as Colors;
  const own = sheets.filter(({ title }) => title === 'tokens').flatMap(({ root }) => declarationsIn(root));
  const inDocs = new Map([...colorsOf(colors.docs), ...declarationsIn(await parseFile(docs))]);
  return {
    tokens: [...colorsOf(colors.default), ...own].map(([name, value]) => ({
      name,
      value,
      docsValue: inDocs.get(name),
    })),
    parts: sheets.filter(({ title }) => !WHOLE.test(title)).map(partsOf),
  };
}

async function sheetAt(file: string) {
  return { title: basename(file, '.css'), root: await parseFile(file) };
}

async function parseFile(file: string): Promise<Root> {
  return parse(await readFile(file, 'utf8'), { from: file });
}

function importsOf(root: Root, file: string): string[] {
  const files: string[] = [];
  root.walkAtRules('import', ({ params }) => {
    const [address] = valueParser(params).nodes;
    files.push(join(dirname(file), address?.value ?? ''));
  });
  return files;
}

function colorsOf(look: Readonly<Record<string, readonly string[]>>): [string, TokenValue][] {
  return Object.entries(look).map(([name, pair]) => [`--ck-color-${name}`, pair]);
}

/** Each variable with its first value, which applies without a media query. */
function declarationsIn(root: Root): [string, TokenValue][] {
  const found = new Map<string, string>();
  root.walkDecls(/^--ck-/u, ({ prop, value }) => {
    if (!found.has(prop)) found.set(prop, value.replace(/\s+/gu, ' '));
  });
  return [...found];
}

function partsOf({ title, root }: { readonly title: string; readonly root: Root }): Parts {
  const [classes, states, variables] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const selectors = selectorParser((parsed) => {
    parsed.walkClasses(({ value }) => {
      if (value.startsWith('ck-') && value !== 'ck-root') classes.add(`.${value}`);
    });
    parsed.walkAttributes((attribute) => {
      if (/^(?:data|aria)-/u.test(attribute.attribute)) states.add(attribute.toString().trim());
    });
  });
  root.walkRules((rule) => void selectors.processSync(rule));
  root.walkDecls(({ value }) => {
    valueParser(value).walk((node) => {
      if (node.type === 'function' && node.value === 'var') variables.add(node.nodes[0]?.value ?? '');
    });
  });
  const sorted = (names: ReadonlySet<string>) => [...names].toSorted();
  return {
    title,
    classes: sorted(classes),
    states: sorted(states),
    variables: sorted(variables).filter((name) => name.startsWith('--ck-')),
  };
}
