import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';
import { readMigrations } from '../sql/read-migrations.js';
import { DEFAULT_SCHEMA } from '../sql/schema-names.js';

/** A file of a function of Supabase. */
export interface FunctionFile {
  /** Below the folder of all functions, such as `issuer-bread/index.ts`. */
  readonly path: string;
  /** What is in it. */
  readonly text: string;
}

const FUNCTIONS = ['issuer', 'preview'] as const;

/** Settings that each course has its own of; all functions of a project share them. */
const SETTINGS = ['SITE_URL', 'ISSUER_KEYS'] as const;

/**
 * The functions of `@course-kit/credentials` for a course in a schema: the signer of certificates and their previews. Those of another
 * course than the first are named after its schema, as are their settings: `issuer-bread`, `SITE_URL_BREAD`.
 *
 * @throws Error where a schema cannot have that name.
 */
export async function readFunctions(schema: string): Promise<readonly FunctionFile[]> {
  // Says why a name is refused.
  if (schema !== DEFAULT_SCHEMA) await readMigrations(schema);
  const folder = join(packageFolder('@course-kit/credentials'), 'functions');
  const files = await Promise.all(
    FUNCTIONS.flatMap((name) =>
      ['index.ts', 'deno.json'].map(async (file) => ({
        name,
        file,
        text: await readFile(join(folder, name, file), 'utf8'),
      })),
    ),
  );
  return files.map(({ name, file, text }) =>
    schema === DEFAULT_SCHEMA
      ? { path: `${name}/${file}`, text }
      : { path: `${name}-${schema}/${file}`, text: forSchema(text, name, schema) },
  );
}

function forSchema(text: string, name: string, schema: string): string {
  const named = text
    .replaceAll(`functions/v1/${name}`, `functions/v1/${name}-${schema}`)
    .replaceAll("Deno.env.get('COURSE_SCHEMA')", `'${schema}'`);
  return SETTINGS.reduce(
    (changed, setting) => changed.replaceAll(`'${setting}'`, `'${setting}_${schema.toUpperCase()}'`),
    named,
  );
}
