import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolder } from '../package-folder.js';
import { readFunctions } from './read-functions.js';

const folder = join(packageFolder('@course-kit/credentials'), 'functions');

test('the functions of the first course are those of the package', async () => {
  const files = await readFunctions('public');
  expect(files.map(({ path }) => path).sort()).toEqual([
    'issuer/deno.json',
    'issuer/index.ts',
    'preview/deno.json',
    'preview/index.ts',
  ]);
  for (const { path, text } of files) expect(text).toBe(await readFile(join(folder, path), 'utf8'));
});

test.each(['issuer', 'preview'])(
  'another course has its own schema, address and settings in %s',
  async (name) => {
    const files = await readFunctions('bread');
    const text = files.find(({ path }) => path === `${name}-bread/index.ts`)?.text;
    expect(text).toContain("const schema = 'bread';");
    expect(text).toContain(`/functions/v1/${name}-bread\``);
    expect(text).toContain("setting('SITE_URL_BREAD')");
    expect(text).not.toMatch(/COURSE_SCHEMA|'SITE_URL'|'ISSUER_KEYS'|\/issuer`|\/preview`/u);
    // What the project sets for all functions keeps its name.
    expect(text).toContain("setting('SUPABASE_URL')");
    expect(text).toContain("setting('SUPABASE_ANON_KEY')");
  },
);

test('a name that no schema can have is refused', async () => {
  await expect(readFunctions('auth')).rejects.toThrow('"auth" belongs to');
});
