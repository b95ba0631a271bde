/** Writes the stylesheets that declare the colours of colors.json. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { module } = await runnerImport(at('scripts/color-stylesheet.ts'), {
  root: at('.'),
  configFile: false,
  logLevel: 'error',
});
await writeFile(at('src/styles/colors.generated.css'), module.colorStylesheet('default'));
await writeFile(at('src/styles/themes/docs-colors.generated.css'), module.colorStylesheet('docs'));
