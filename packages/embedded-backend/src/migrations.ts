import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type { Database } from './database.ts';
import type { Migration, Schemas } from './options.ts';

const KIT = '@course-kit/react';

/** The folder with `development.sql` and `migrations/` in the kit that is installed in the working directory. */
export function courseSql(): string {
  try {
    const { resolve } = createRequire(join(process.cwd(), 'package.json'));
    return join(dirname(resolve(`${KIT}/package.json`)), 'supabase');
  } catch (error) {
    throw new Error(
      `${KIT} is not installed in ${process.cwd()}: install it, or name the folder of the SQL.`,
      {
        cause: error,
      },
    );
  }
}

interface Script extends Migration {
  /** A repeatable script runs again when it has changed; a migration runs once. */
  readonly isRepeatable: boolean;
}

/** The name of the course's own SQL in the ledger. */
const SEED = 'course seed';

/** Why a script can fail on a data folder that was made before the migrations were put together anew. */
const OTHER_MIGRATIONS = '. The data folder was made by migrations that are gone: delete it to begin anew.';

const LEDGER = `
  create schema if not exists embedded_backend;
  create table if not exists embedded_backend.applied (
    name text primary key,
    fingerprint text not null,
    applied_at timestamptz not null default now()
  );`;

/** What the course's tables are made from, and where reports go. */
interface MigrationOptions {
  /** The folder with `development.sql` and `migrations/`. */
  readonly folder: string;
  readonly warn: (text: string) => void;
  readonly schemas?: Schemas;
  readonly seed?: () => Promise<string>;
}

/** Migrates a new or existing database. */
export async function migrate(database: Database, { warn, ...sources }: MigrationOptions) {
  await database.transaction([LEDGER]);
  const rows = await database.query<{ name: string; fingerprint: string }>(
    'select name, fingerprint from embedded_backend.applied',
  );
  const known = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  const texts = new Set(known.values());
  const scripts = await readScripts(sources);
  const names = new Set(scripts.map(({ name }) => name));
  const hint = [...known.keys()].every((name) => names.has(name)) ? '' : OTHER_MIGRATIONS;
  for (const { name, sql, isRepeatable } of scripts) {
    const fingerprint = fingerprintOf(sql);
    const previous = known.get(name);
    if (previous === fingerprint) {
      continue;
    }
    if (previous !== undefined && !isRepeatable) {
      warn(`${name} changed after it was applied. Delete the data folder to start from the new text.`);
      continue;
    }
    if (previous === undefined && !isRepeatable && texts.has(fingerprint)) {
      // It was applied under another name.
      await database.transaction([record(name, fingerprint)]);
      continue;
    }
    await database.transaction([sql, record(name, fingerprint)]).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${name}: ${reason}${hint}`, { cause: error });
    });
  }
}

/** Runs the course's own SQL again, if it is another than before. */
export async function applySeed(database: Database, sql: string): Promise<void> {
  const fingerprint = fingerprintOf(sql);
  const [known] = await database.query(
    'select from embedded_backend.applied where name = $1 and fingerprint = $2',
    [SEED, fingerprint],
  );
  if (known === undefined) await database.transaction([sql, record(SEED, fingerprint)]);
}

const fingerprintOf = (sql: string) => createHash('sha256').update(sql).digest('hex');

/**
 * In order: what hosted Supabase has before the first migration, the migrations by name, those of further courses, the course's
 * own SQL.
 */
async function readScripts({
  folder,
  schemas = {},
  seed,
}: Omit<MigrationOptions, 'warn'>): Promise<Script[]> {
  const further = await Promise.all(Object.values(schemas).map((read) => read()));
  const names = (await readdir(join(folder, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  return [
    {
      name: 'development.sql',
      sql: await readFile(join(folder, 'development.sql'), 'utf8'),
      isRepeatable: true,
    },
    { name: 'auth helpers', sql: SUPABASE_AUTH_HELPERS_SQL, isRepeatable: true },
    { name: 'auth schema', sql: getAuthSchemaSql(), isRepeatable: false },
    ...(await Promise.all(
      names.map(async (name) => ({
        name,
        sql: await readFile(join(folder, 'migrations', name), 'utf8'),
        isRepeatable: false,
      })),
    )),
    ...further.flat().map((script) => ({ ...script, isRepeatable: false })),
    ...(seed ? [{ name: SEED, sql: await seed(), isRepeatable: true }] : []),
  ];
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

const record = (name: string, fingerprint: string) => `
  insert into embedded_backend.applied (name, fingerprint) values (${quoted(name)}, ${quoted(fingerprint)})
  on conflict (name) do update set fingerprint = excluded.fingerprint, applied_at = now();`;
