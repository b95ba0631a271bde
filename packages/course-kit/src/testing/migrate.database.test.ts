import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseOf } from '../../../cli/src/new/database.js';
import { SQL_FOLDER } from './operators-guide.fixtures.js';
import { describeOperating } from './operators.fixtures.js';

const MIGRATIONS = join(SQL_FOLDER, 'migrations');
const migrations = readdirSync(MIGRATIONS).sort();
const FAILS = '\nselect 1 / 0;\n';

/** Everything that a migration can make or change, and the notes of those that ran, as a number. */
const CATALOGUE = `
  select sum(hashtextextended(entry, 0)) from (
    select concat_ws(' ', oid, relname, relacl, relrowsecurity, reloptions) as entry from pg_class
    union all select c::text from pg_attribute c union all select c::text from pg_attrdef c
    union all select c::text from pg_constraint c union all select c::text from pg_index c
    union all select c::text from pg_namespace c union all select c::text from pg_policy c
    union all select c::text from pg_proc c union all select c::text from pg_publication_rel c
    union all select c::text from pg_trigger c union all select c::text from pg_default_acl c
    union all select c::text from pg_description c
    union all select version from supabase_migrations.schema_migrations
  ) entries`;

describeOperating('migrate.sh', [false, true], ({ place, emptyDatabase }) => {
  const migrate = (DATABASE_URL: string, folder: string) =>
    place().shell(`sh ${SQL_FOLDER}/migrate.sh "$DATABASE_URL" ${folder}`, { DATABASE_URL });

  it.each([
    ['the PostgreSQL that is installed', 0],
    ['the PostgreSQL of npm', 1],
  ])('asks for accounts, and runs in an upgrade what is new, on %s', async (_, server) => {
    const DATABASE_URL = await emptyDatabase(server);
    const migrateAll = () => place().follow('Migrations', { DATABASE_URL });
    await expect(migrateAll()).rejects.toThrow('There is no table auth.users');
    await place().follow('Without Supabase Auth', { DATABASE_URL });

    const older = join(place().folder, `older-${server}`);
    const newest = migrations.at(-1) ?? '';
    cpSync(MIGRATIONS, older, { recursive: true, filter: (file) => !file.endsWith(newest) });
    expect(await migrate(DATABASE_URL, older)).toBe(
      migrations.slice(0, -1).join('\n').replaceAll('.sql', ''),
    );
    expect(await migrateAll()).toBe(newest.replace('.sql', ''));
    expect(await migrateAll()).toBe('');
  });

  it('has changed nothing where a migration stops at its end, and goes on from there', async () => {
    const DATABASE_URL = await emptyDatabase(0);
    await place().follow('Without Supabase Auth', { DATABASE_URL });
    const folder = join(place().folder, 'broken');
    mkdirSync(folder);
    await expect(migrate(DATABASE_URL, folder)).rejects.toThrow('*.sql');
    const catalogue = () => place().query(DATABASE_URL, CATALOGUE);
    let before = await catalogue();
    /* oxlint-disable no-await-in-loop -- in their order */
    for (const name of migrations) {
      cpSync(join(MIGRATIONS, name), join(folder, name));
      writeFileSync(join(folder, name), FAILS, { flag: 'a' });
      await expect(migrate(DATABASE_URL, folder)).rejects.toThrow('division by zero');
      expect([name, await catalogue()]).toEqual([name, before]);
      cpSync(join(MIGRATIONS, name), join(folder, name));
      expect(await migrate(DATABASE_URL, folder)).toBe(name.replace('.sql', ''));
      const after = await catalogue();
      expect([name, after]).not.toEqual([name, before]);
      before = after;
    }
    /* oxlint-enable no-await-in-loop */
  });

  it('goes on from the SQL that a new course with accounts begins with', async () => {
    const DATABASE_URL = await emptyDatabase(0);
    await place().follow('Without Supabase Auth', { DATABASE_URL });
    writeFileSync(join(place().folder, 'setup.sql'), await databaseOf(''));
    await place().shell('psql "$DATABASE_URL" --set ON_ERROR_STOP=1 --file setup.sql', { DATABASE_URL });
    const table = 'supabase_migrations.schema_migrations';
    const names = `select string_agg(version || '_' || name || '.sql', ' ' order by version) from ${table}`;
    expect(await place().query(DATABASE_URL, names)).toBe(migrations.join(' '));
    expect(await place().follow('Migrations', { DATABASE_URL })).toBe('');
  });

  it('says what is wrong with an address', async () => {
    await expect(migrate('', MIGRATIONS)).rejects.toThrow('name the address of the database');
    await expect(migrate('postgres://127.0.0.1:1/none', MIGRATIONS)).rejects.toThrow('Connection refused');
  });
});
