import { readMigrations, type Migration } from '../sql/read-migrations.js';

/** The SQL that sets up a new project: the kit's schema, whole or not at all, then the settings of this course. */
export async function databaseOf(settings: string): Promise<string> {
  const migrations = await readMigrations();
  const schema = ['begin;', ...migrations.map(({ sql }) => sql), notesOf(migrations), 'commit;'];
  return [...schema, settings].map((text) => text.trim()).join('\n\n') + '\n';
}

/** Notes that migrations ran, where `migrate.sh` and the Supabase CLI look before they run newer ones. */
function notesOf(migrations: readonly Migration[]): string {
  const notes = migrations.map(({ name }) => /^(\d+)_(\w+)\.sql$/u.exec(name) ?? []);
  return `-- What ran; migrations of later versions go on from here.
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
insert into supabase_migrations.schema_migrations (version, name) values
${notes.map(([, version, name]) => `  ('${version}', '${name}')`).join(',\n')};`;
}
