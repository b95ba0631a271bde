/** Writes course.schema.json, by which editors check courses in JSON. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const { module } = await runnerImport(at('scripts/schema-document.ts'), {
  root: at('.'),
  configFile: false,
  logLevel: 'error',
});
await writeFile(at('course.schema.json'), module.schemaText());
