import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type Plugin } from 'vite';

/** A function, hook or constant of a package, as its pages show it. */
export interface Reference {
  readonly name: string;
  /** Its doc comment, as Markdown. */
  readonly description: string;
  /** Its declaration in the API report. */
  readonly declaration: string;
  /** The package's own types in that declaration, with their doc comments. */
  readonly types: readonly string[];
}

/** Every value that the package exports, by its name. */
export type ApiReference = Readonly<Record<string, Reference>>;

const ID = 'virtual:api-reference';
/** Addresses that have pages, by the folder of their package. */
const ENTRIES = ['course-kit/index', 'course-kit/model', 'course-kit/feature', 'flow/model'].map((entry) =>
  entry.split('/'),
);
const PACKAGES = fileURLToPath(new URL('../../packages/', import.meta.url));

/** Makes `virtual:api-reference`: what the package exports, from its API reports and, parsed by Vite, its sources. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    async load(id) {
      if (id !== `\0${ID}`) return null;
      return `export default ${JSON.stringify(await readApiReference())}`;
    },
  };
}

/** Reads the reference of all entries that have pages. */
export async function readApiReference(): Promise<ApiReference> {
  const sources = createSources();
  const references = await Promise.all(
    ENTRIES.map(async ([folder = '', entry = '']) => {
      const at = join(PACKAGES, folder);
      const declarations = declarationsIn(await readFile(join(at, 'api', `${entry}.api.md`), 'utf8'));
      const { exported } = await sources.read(join(at, 'exports', `${entry}.ts`));
      return Promise.all(
        [...exported].map(async ([name, { file, local }]): Promise<Reference | undefined> => {
          const declaration = declarations.get(name);
          if (declaration === undefined) return undefined;
          const { comments } = await sources.read(file);
          const named = [...new Set(declaration.match(/\b[A-Z]\w+/gu))].filter((type) => type !== name);
          const types = await Promise.all(named.map((type) => sources.typeText(file, type)));
          return {
            name,
            description: inMarkdown(comments.get(local) ?? ''),
            declaration,
            types: types.filter((text) => text !== undefined),
          };
        }),
      );
    }),
  );
  return Object.fromEntries(references.flat().flatMap((found) => (found ? [[found.name, found]] : [])));
}

/** The values that a report declares: its blocks are divided by empty lines. */
function declarationsIn(report: string): ReadonlyMap<string, string> {
  return new Map(
    report.split('\n\n').flatMap((block) => {
      const text = block.replace(/^\/\/ .*\n/gmu, '').replace(/^export /u, '');
      const name = /^(?:const|class|function) (?<name>\w+)/u.exec(text)?.groups?.['name'];
      return name === undefined ? [] : [[name, text] as const];
    }),
  );
}

/** Where a name comes from: a file, and what it is called there. */
interface Origin {
  readonly file: string;
  readonly local: string;
}

interface SourceModule {
  /** Names that are re-exported from other modules. */
  readonly exported: ReadonlyMap<string, Origin>;
  /** Names that are imported from other modules of the package. */
  readonly imported: ReadonlyMap<string, Origin>;
  /** The doc comment of each declaration, without its marks. */
  readonly comments: ReadonlyMap<string, string>;
  /** The text of each interface and type. */
  readonly types: ReadonlyMap<string, string>;
}

/** Parses each file once. */
function createSources() {
  const modules = new Map<string, Promise<SourceModule>>();
  const read = (file: string): Promise<SourceModule> => {
    const known = modules.get(file) ?? readFile(file, 'utf8').then((text) => parseModule(file, text));
    modules.set(file, known);
    return known;
  };
  /** The text of a type that a file declares or imports; undefined for types of other packages. */
  const typeText = async (file: string, name: string): Promise<string | undefined> => {
    const { types, imported } = await read(file);
    const origin = imported.get(name);
    return types.get(name) ?? (origin && typeText(origin.file, origin.local));
  };
  return { read, typeText };
}

function parseModule(file: string, text: string): SourceModule {
  const { program, comments: all } = parseSync(file, text);
  const exported = new Map<string, Origin>();
  const imported = new Map<string, Origin>();
  const comments = new Map<string, string>();
  const types = new Map<string, string>();
  for (const node of program.body) {
    if (node.type === 'ImportDeclaration' && node.source.value.startsWith('.')) {
      for (const { type, local, ...specifier } of node.specifiers) {
        if (type !== 'ImportSpecifier' || !('imported' in specifier)) continue;
        imported.set(local.name, originOf(file, node.source.value, nameOf(specifier.imported)));
      }
    }
    if (node.type !== 'ExportNamedDeclaration') continue;
    if (node.source) {
      for (const { local, exported: as } of node.specifiers)
        exported.set(nameOf(as), originOf(file, node.source.value, nameOf(local)));
    }
    const { declaration } = node;
    if (!declaration) continue;
    const id = declaration.type === 'VariableDeclaration' ? declaration.declarations[0]?.id : declaration.id;
    if (id?.type !== 'Identifier') continue;
    const comment = all.findLast(({ end }) => end <= node.start);
    const isItsOwn = comment && text.slice(comment.end, node.start).trim() === '';
    if (isItsOwn && comment.value.startsWith('*')) {
      comments.set(
        id.name,
        comment.value
          .slice(1)
          .replace(/^[ \t]*\*[ \t]?/gmu, '')
          .trim(),
      );
    }
    if (declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration')
      types.set(id.name, text.slice(declaration.start, declaration.end));
  }
  return { exported, imported, comments, types };
}

function nameOf(name: { readonly name: string } | { readonly value: string }): string {
  return 'name' in name ? name.name : name.value;
}

/** The file behind an import, which names it as the compiler would leave it. */
function originOf(from: string, address: string, local: string): Origin {
  const path = join(dirname(from), address.replace(/\.js$/u, ''));
  return { file: existsSync(`${path}.tsx`) ? `${path}.tsx` : `${path}.ts`, local };
}

/** A doc comment as Markdown, with its tags as a list. */
function inMarkdown(comment: string): string {
  return comment
    .replace(/\n(?=\S)(?!@)/gu, ' ')
    .replace(/^@param (\w+) - /gmu, '\n- `$1`: ')
    .replace(/^@returns? /gmu, '\n- Returns: ')
    .replace(/^@throws (\w+)/gmu, '\n- Throws `$1`')
    .replace(/^@default (.+)$/gmu, '\n- Default: `$1`');
}
