/**
 * Makes the part of jsPDF that certificates need: `node packages/course-kit/scripts/bundle-jspdf.ts`, after each
 * change of jsPDF's version.
 *
 * jsPDF is published as one file with all of its modules in it, which no bundler can take apart: pages would load a WebP
 * decoder, forms and a canvas, and build chunks of html2canvas, canvg and dompurify. Its sources are modules, and its
 * source map carries them, so that only those that a certificate uses go into `jspdf.generated.js`.
 */
import { build } from 'esbuild';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MODULES = ['modules/filters', 'modules/annotations'];
const TARGET = path.join(import.meta.dirname, '../src/certificate/jspdf');

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
}

/** The contents of the generated files by their names. */
export async function bundleJspdf(): Promise<Record<string, string>> {
  const require = createRequire(import.meta.url);
  const library = require.resolve('jspdf/package.json');
  // Found through its CommonJS build, which cannot be taken apart.
  const fflate = path.join(createRequire(library).resolve('fflate/browser'), '../../esm/browser.js');
  const { version, license } = JSON.parse(await readFile(library, 'utf8')) as Record<string, string>;
  const map = JSON.parse(await readFile(path.join(library, '../dist/jspdf.es.js.map'), 'utf8')) as SourceMap;
  const sources = new Map(map.sources.map((source, index) => [source, map.sourcesContent[index] ?? '']));

  const entry = [
    ...MODULES.map((name) => `import './${name}.js';`),
    "export { jsPDF } from './jspdf.js';",
    "export { zlibSync } from './libs/fflate.js';",
  ];
  const { outputFiles } = await build({
    stdin: { contents: entry.join('\n'), sourcefile: '../src/index.js' },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'inline',
    plugins: [
      {
        name: 'sources-of-the-source-map',
        setup({ onResolve, onLoad }) {
          onResolve({ filter: /^\./ }, ({ path: name, importer }) => {
            if (name.endsWith('/fflate.js')) return { path: fflate };
            const source = path.posix.join(path.posix.dirname(importer || '../src/index.js'), name);
            if (!sources.has(source)) throw new Error(`jsPDF ${version} has no module ${source}`);
            return { path: source, namespace: 'jspdf' };
          });
          onLoad({ filter: /./, namespace: 'jspdf' }, ({ path: source }) => ({
            // As jsPDF's own build does: documents say which version wrote them.
            contents: sources.get(source)?.replace('"0.0.0"', `"${version}"`) ?? '',
          }));
        },
      },
    ],
  });

  const licences = await Promise.all(
    [path.join(library, '../LICENSE'), path.join(path.dirname(fflate), '../LICENSE')].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  const heading = `/*! Parts of jsPDF ${version} (${license}) and fflate (MIT), see LICENSE.txt. Written by scripts/bundle-jspdf.ts. */\n`;
  return {
    'jspdf.generated.js': `${heading}${outputFiles[0]?.text}`,
    'jspdf.generated.d.ts': `${heading}export { jsPDF } from 'jspdf';\n\n/** Packs bytes, as PDF's FlateDecode unpacks them. */\nexport function zlibSync(bytes: Uint8Array, options: { readonly level: 9 }): Uint8Array;\n`,
    'LICENSE.txt': `jsPDF\n\n${licences[0]?.trim()}\n\n\nfflate\n\n${licences[1]?.trim()}\n`,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, contents] of Object.entries(await bundleJspdf())) {
    await writeFile(path.join(TARGET, name), contents);
    console.log(`${name}: ${Buffer.byteLength(contents)} bytes`);
  }
}
