/** Writes course.schema.json, by which editors check courses in JSON. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const load = async (path) =>
  (await runnerImport(at(path), { root: at('.'), configFile: false, logLevel: 'error' })).module;

const { schemaText } = await load('scripts/schema-document.ts');
const { flowParts } = await load('scripts/flow-schema-parts.ts');
await writeFile(at('course.schema.json'), schemaText(flowParts));
