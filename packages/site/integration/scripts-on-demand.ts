import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Scripts with all that they import, and what that imports. */
function withImports(
  bundle: Bundle,
  scripts: readonly string[],
  known = new Set<string>(),
): ReadonlySet<string> {
  for (const script of scripts)
    if (!known.has(script)) withImports(bundle, importsOf(bundle, script), known.add(script));
  return known;
}

function importsOf(bundle: Bundle, script: string): readonly string[] {
  const file = bundle[script];
  return file?.type === 'chunk' ? file.imports : [];
}

/** What is loaded on demand names the scripts that come along with it: not those that its importer has itself. */
export function scriptsAlong(): Plugin {
  let bundle: Bundle = {};
  return {
    name: 'scripts-along',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                resolveDependencies: (_, scripts, { hostId }) => {
                  const there = withImports(bundle, importsOf(bundle, hostId));
                  return scripts.filter((script) => !there.has(script));
                },
              },
            },
          }
        : undefined,
    generateBundle: { order: 'pre', handler: (_, made) => void (bundle = made) },
  };
}

/** `import{a as b}from"./c.js"`, what is exported like that, and `import"./c.js"`. */
const IMPORT = /\b(?:import|(export))(?:\{([^{}]*)\}from)?"\.\/([^"]+)";?/g;

/** The same import as a call. */
function asCall(isExport: boolean, names: string, script: string): string {
  const call = `await importScript("${script}");`;
  if (!names) return call;
  const pairs = names.split(',').map((pair) => pair.split(' as ') as [string, string?]);
  const locals = pairs.map(([name, local = name], index) => `${name}:${isExport ? `$${index}` : local}`);
  const exported = pairs.map(([name, other = name], index) => `$${index} as ${other}`);
  return `const{${locals}}=${call}${isExport ? `export{${exported}};` : ''}`;
}

/** The code of a page: where that or what it imports is lost, the page is loaded as a document, in which nothing is remembered. */
const isPage = ({ name }: Rolldown.OutputChunk) => name.endsWith('-route');

/** For each script, those that have come without loss whenever it is fetched. */
function scriptsBefore(bundle: Bundle, entries: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const before = new Map<string, ReadonlySet<string>>();
  const reach = (script: string, there: ReadonlySet<string>): void => {
    const chunk = bundle[script];
    const known = before.get(script);
    const common = known ? new Set([...known].filter((script) => there.has(script))) : there;
    if (chunk?.type !== 'chunk' || known?.size === common.size) return;
    before.set(script, common);
    const after = new Set([...common, ...(isPage(chunk) ? withImports(bundle, [script]) : [script])]);
    for (const next of chunk.imports) reach(next, common);
    for (const next of chunk.dynamicImports) reach(next, after);
  };
  // What these import as well: without that there is nothing that fetches anything again.
  for (const entry of entries) reach(entry, withImports(bundle, entries));
  return before;
}

/**
 * What is loaded on demand is fetched by `src/layout/before-first-paint.js`, and so once more where that has failed. So is what it
 * imports, as browsers remember of that, too, that it has failed; but for scripts that import each other, which would wait for
 * each other.
 */
export const importsAgain: Plugin = {
  name: 'imports-again',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Vite itself looks for these imports before.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
      const before = scriptsBefore(bundle, entries);
      for (const chunk of chunks) {
        const { fileName, code } = chunk;
        const calls: string[] = [];
        const fetchAgain = (statement: string, keyword: string | undefined, names = '', script: string) => {
          const imported = `assets/${script}`;
          const isThere = before.get(fileName)?.has(imported);
          if (isThere || withImports(bundle, [imported]).has(fileName)) return statement;
          calls.push(asCall(keyword === 'export', names, script));
          return '';
        };
        const rest = isPage(chunk) ? code : code.replace(IMPORT, fetchAgain);
        chunk.code = `${calls.join('')}${rest}`.replace(
          /\bimport\((["'`])\.\/([^"'`?]+["'`]\))/g,
          'importScript($1$2',
        );
      }
    },
  },
};
