/**
 * Writes a package's new version where Changesets does not: into the imports of Supabase's functions, which name the package
 * with its version, into the list of released migrations, which are never edited from then on, and into the project that
 * `npm create` begins.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CREDENTIALS = 'packages/credentials';
const FUNCTIONS = `${CREDENTIALS}/functions`;
const MIGRATIONS = 'packages/course-kit/supabase/migrations';
const STARTER = 'packages/cli/starter/package.json';
/** What a new project has of this repository, and the folders of these packages. */
const STARTED = { site: 'dependencies', cli: 'devDependencies', 'embedded-backend': 'devDependencies' };
const RELEASED = 'packages/course-kit/supabase/tests/released.json';

/** @param {string} root of the repository. */
export function followVersion(root) {
  const { name, version: signer } = read(join(root, CREDENTIALS, 'package.json'));
  for (const folder of readdirSync(join(root, FUNCTIONS))) {
    const path = join(root, FUNCTIONS, folder, 'deno.json');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(new RegExp(`(?<=npm:${name}@)[^/"]+`, 'gu'), signer));
  }
  const starter = read(join(root, STARTER));
  for (const [folder, kind] of Object.entries(STARTED)) {
    const manifest = read(join(root, 'packages', folder, 'package.json'));
    starter[kind][manifest.name] = `^${manifest.version}`;
  }
  writeFileSync(join(root, STARTER), `${JSON.stringify(starter, null, 2)}\n`);
  const { version } = read(join(root, 'packages/course-kit/package.json'));
  const path = join(root, RELEASED);
  const released = read(path);
  released[version] ??= newMigrations(root, released);
  writeFileSync(path, `${JSON.stringify(released, null, 2)}\n`);
}

/** Names and hashes of migrations that no release has yet. */
function newMigrations(root, released) {
  const known = new Set(Object.values(released).flatMap(Object.keys));
  const names = readdirSync(join(root, MIGRATIONS))
    .filter((name) => !known.has(name))
    .sort();
  const hashOf = (name) =>
    createHash('sha256')
      .update(readFileSync(join(root, MIGRATIONS, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, hashOf(name)]));
}

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url))
  followVersion(fileURLToPath(new URL('../..', import.meta.url)));
