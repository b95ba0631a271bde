import { readFileSync, readdirSync } from 'node:fs';
import { accounts } from './accounts.mjs';

const folder = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, folder), 'utf8');
const sqlFiles = (path) =>
  readdirSync(new URL(path, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: read(path + name) }));

/** Everything that makes an empty database one of this course, in order. */
export const schema = () => [
  { name: 'development.sql', sql: read('development.sql') },
  { name: 'accounts', sql: accounts },
  ...sqlFiles('migrations/'),
];

/** The pgTAP files, in order. */
export const testFiles = () => sqlFiles('tests/');

/** PostgreSQL as a package of the embedded backend finds it, so that this package need not depend on it. */
export const backendPackage = new URL('../../../apps/embedded-backend/package.json', folder);
