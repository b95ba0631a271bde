import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followVersion } from './follow-version.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MANIFEST = 'packages/course-kit/package.json';
const SUPABASE = 'packages/course-kit/supabase';
const CREDENTIALS = 'packages/credentials';
const SIGNER = `${CREDENTIALS}/package.json`;

const STARTER = 'packages/cli/starter/package.json';

const read = (folder, path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const importsOf = (folder, name) =>
  Object.values(read(folder, `${CREDENTIALS}/functions/${name}/deno.json`).imports);
/** Those of the functions' own package. */
const ownImportsOf = (folder, name) =>
  importsOf(folder, name).filter((address) => address.startsWith(`npm:${read(folder, SIGNER).name}`));

let copy;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'version-'));
  for (const path of [
    MANIFEST,
    SIGNER,
    ...['site', 'cli', 'embedded-backend'].map((name) => `packages/${name}/package.json`),
    STARTER,
    `${CREDENTIALS}/functions`,
    `${SUPABASE}/migrations`,
    `${SUPABASE}/tests/released.json`,
  ])
    cpSync(join(root, path), join(copy, path), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true, force: true }));

describe('the version of a package', () => {
  it('is the one that functions import', () => {
    const { name, version } = read(root, SIGNER);
    for (const folder of ['issuer', 'preview'])
      for (const address of ownImportsOf(root, folder)) expect(address).toContain(`npm:${name}@${version}/`);
  });

  it('has libraries in functions of the version that is tested here', () => {
    const { devDependencies } = read(root, SIGNER);
    for (const library of ['satori', '@resvg/resvg-wasm'])
      expect(importsOf(root, 'preview')).toContain(`npm:${library}@${devDependencies[library]}`);
  });

  it('is what a new project asks for', () => {
    const path = 'packages/site/package.json';
    writeFileSync(join(copy, path), JSON.stringify({ ...read(copy, path), version: '3.2.1' }));
    followVersion(copy);
    const { dependencies, devDependencies } = read(copy, STARTER);
    expect(dependencies['@course-kit/site']).toBe('^3.2.1');
    expect(devDependencies['@course-kit/cli']).toBe(`^${read(root, 'packages/cli/package.json').version}`);
  });

  it('is followed by the imports of functions, and by the list of released migrations', () => {
    writeFileSync(join(copy, MANIFEST), JSON.stringify({ ...read(copy, MANIFEST), version: '7.8.9' }));
    writeFileSync(join(copy, SIGNER), JSON.stringify({ ...read(copy, SIGNER), version: '7.8.0' }));
    writeFileSync(join(copy, SUPABASE, 'migrations/29990101000000_later.sql'), 'select 1;\n');
    const before = Object.values(read(copy, `${SUPABASE}/tests/released.json`)).flatMap(Object.keys);
    followVersion(copy);
    expect(ownImportsOf(copy, 'preview')).toEqual([
      'npm:@course-kit/credentials@7.8.0/issuer',
      'npm:@course-kit/credentials@7.8.0/preview',
    ]);
    const released = read(copy, `${SUPABASE}/tests/released.json`);
    const names = readdirSync(join(copy, SUPABASE, 'migrations'));
    expect(Object.keys(released['7.8.9'])).toEqual(names.filter((name) => !before.includes(name)).sort());
    expect(released['7.8.9']['29990101000000_later.sql']).toMatch(/^[0-9a-f]{64}$/u);
  });

  it('leaves released migrations as they are listed', () => {
    const before = readFileSync(join(copy, SUPABASE, 'tests/released.json'), 'utf8');
    followVersion(copy);
    expect(readFileSync(join(copy, SUPABASE, 'tests/released.json'), 'utf8')).toBe(before);
  });
});
