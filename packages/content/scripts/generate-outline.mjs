/** Writes src/outline.generated.json, so that cards and gates do not download the lessons. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { module } = await runnerImport(at('scripts/outline-text.ts'), {
  root: at('.'),
  configFile: false,
  logLevel: 'error',
});
await writeFile(at('src/outline.generated.json'), module.outlineText());
