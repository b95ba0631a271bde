import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from './call.js';
import { readFunctions, type FunctionFile } from '../functions/read-functions.js';
import { DEFAULT_SCHEMA } from '../sql/schema-names.js';

/** Writes the functions of a course into a folder; files that are there stay. */
export async function writeFunctions({ folder, schema, output }: Call): Promise<number> {
  const files = await readFunctions(schema);
  const added = await Promise.all(files.map((file) => writeNew(folder, file)));
  const names = files.filter((_, index) => added[index]).map(({ path }) => `  ${path}`);
  output.log(
    names.length === 0
      ? `The functions are in ${folder} already.`
      : `New in ${folder}:\n\n${names.join('\n')}\n\n${nextSteps(schema)}`,
  );
  return 0;
}

async function writeNew(folder: string, { path, text }: FunctionFile): Promise<boolean> {
  const place = join(folder, path);
  await mkdir(join(place, '..'), { recursive: true });
  try {
    await writeFile(place, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function nextSteps(schema: string): string {
  const isFirst = schema === DEFAULT_SCHEMA;
  const setting = isFirst ? '' : `_${schema.toUpperCase()}`;
  const course = isFirst ? '' : `-${schema}`;
  return `Next:

  1. npx @course-kit/cli issuer-key, where there is no issuer-keys.json yet
  2. supabase secrets set SITE_URL${setting}=https://learn.example.org ISSUER_KEYS${setting}="$(cat issuer-keys.json)"
  3. supabase functions deploy issuer${course} && supabase functions deploy preview${course}
`;
}
