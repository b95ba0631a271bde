import { fileURLToPath } from 'node:url';
import { build, type BuildOptions, type Plugin, type Rolldown } from 'vite';

const PREFIX = 'virtual:minified-styles/';
const sheets = ['../src/styles/styles.css', '../../flow/src/flow/flow-diagram.css'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** How applications minify stylesheets. Where no target is named, it is the one that Vite has by default. */
const TOOLS: Readonly<Record<string, BuildOptions>> = {
  'vite-8': { cssMinify: 'lightningcss' },
  'next-16': { cssMinify: 'lightningcss', cssTarget: ['chrome111', 'edge111', 'firefox111', 'safari16.4'] },
  esbuild: { cssMinify: 'esbuild' },
};

/** For tests: `virtual:minified-styles/<tool>` is the kit's stylesheet with that of flows, as text, after one of the tools. */
export function minifiedStyles(): Plugin {
  return {
    name: 'minified-styles',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      return `export default ${JSON.stringify(await minified(id.slice(PREFIX.length + 1)))}`;
    },
  };
}

async function minified(tool: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: sheets }, ...TOOLS[tool] },
  })) as Rolldown.RolldownOutput;
  const written = output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
  if (written.length < sheets.length) throw new Error(`${tool} has written no stylesheet`);
  return written.map((sheet) => (sheet.type === 'asset' ? String(sheet.source) : '')).join('\n');
}
