import { readFileSync, readdirSync } from 'node:fs';
import { fromSource } from '../../../../cli/scripts/from-source.mjs';

const { readMigrations } = await fromSource('src/sql/read-migrations.ts');

const folder = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, folder), 'utf8');
const sqlFiles = (path) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: read(path + name) }));

/** What an empty database has before the first course, in order. */
export const project = () => [
  { name: 'development.sql', sql: read('development.sql') },
  { name: 'development-accounts.sql', sql: read('development-accounts.sql') },
];

/** What makes a course in a schema, in order. */
export const course = (name = 'public') => readMigrations(name);

/** Everything that makes an empty database one of this course, in order. */
export const schema = () => [...project(), ...sqlFiles('migrations/')];

/** The pgTAP files, in order. */
export const testFiles = () => sqlFiles('tests/');

/** What a database of release 0.1.0 has learnt of its learners, and the test that newer migrations keep it. */
export const upgrade = () => ({
  data: read('tests/upgrade/data.sql'),
  test: sqlFiles('tests/upgrade/').find(({ name }) => name !== 'data.sql'),
});

/** Tests of two courses, the second one in the schema bread; after the helpers of both. */
export const twoCourses = () => sqlFiles('tests/two-courses/');

/**
 * The same tests for a course in another schema, with helpers of its own. Names of schemas are replaced inside of strings, too,
 * which may be SQL; plain words of titles stay.
 */
export const inAnotherSchema = (files, schema) => {
  const nameOf = (name) => (name === 'public' ? schema : `${schema}_${name}`);
  return files.map(({ name, sql }) => ({
    name: `${schema}: ${name}`,
    sql: sql
      .replaceAll(/\b(public|private|marking|revoking|leaving|tests)(?=\.[\w%]|\)\\\.)/g, nameOf)
      .replaceAll(/(?<=')(public|private|marking|revoking|leaving)(?=')/g, nameOf)
      .replaceAll(
        /(?<=search_path = |schema if not exists |schema extensions, |for schema )(public|private|marking|revoking|leaving|tests)\b/g,
        nameOf,
      ),
  }));
};

/** PostgreSQL as a package of the embedded backend finds it, so that this package need not depend on it. */
export const backendPackage = new URL('../../embedded-backend/package.json', folder);
