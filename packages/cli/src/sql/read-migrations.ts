import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';
import { DEFAULT_SCHEMA } from './schema-names.js';

/** A script that makes, or changes, the tables of a course. */
export interface Migration {
  /** The name of its file, such as `20261121100000_course_settings.sql`; in their order they run. */
  readonly name: string;
  /** Its text. */
  readonly sql: string;
}

/**
 * The migrations of `@course-kit/react` for a course in a schema of its own, such as a second one in the same project. Helpers
 * that no request reaches are in schemas named after it: `bread_private`, `bread_marking`, `bread_revoking`, `bread_leaving`.
 *
 * @param schema - its name. @default 'public', whose migrations are those in the package
 * @throws Error where a schema cannot have that name.
 */
export async function readMigrations(schema: string = DEFAULT_SCHEMA): Promise<readonly Migration[]> {
  const migrations = await readOwn();
  if (schema === DEFAULT_SCHEMA) return migrations;
  const rename = await renamerFor(schema, migrations);
  const moved = await Promise.all(
    migrations.map(async ({ name, sql }) => ({
      name: name.replace('_', `_${schema}_`),
      sql: `-- ${name} of course-kit, for a course in the schema ${schema}: made by \`course-kit sql\`.\n\n${await rename(sql)}`,
    })),
  );
  const first = moved[0] as Migration;
  return [{ ...first, sql: first.sql.replace('\n\n', `\n\n${openingOf(schema)}\n`) }, ...moved.slice(1)];
}

/** SQL that was written for `public`, for a course in another schema. */
export async function sqlForSchema(sql: string, schema: string): Promise<string> {
  if (schema === DEFAULT_SCHEMA) return sql;
  const rename = await renamerFor(schema, await readOwn());
  return rename(sql);
}

async function renamerFor(schema: string, migrations: readonly Migration[]) {
  const [{ inSchema }, { schemaNamesFor }] = await Promise.all([
    import('./in-schema.js'),
    import('./schema-names.js'),
  ]);
  const names = await schemaNamesFor(
    schema,
    migrations.map(({ sql }) => sql),
  );
  return (sql: string) => inSchema(sql, names);
}

async function readOwn(): Promise<readonly Migration[]> {
  const folder = join(packageFolder('@course-kit/react'), 'supabase/migrations');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** What every project has for `public`. */
const openingOf = (schema: string) => `create schema if not exists ${schema};
grant usage on schema ${schema} to anon, authenticated, service_role;
`;
