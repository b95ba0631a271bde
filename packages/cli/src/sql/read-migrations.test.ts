import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packageFolder } from '../package-folder.js';
import { readMigrations, sqlForSchema } from './read-migrations.js';

const folder = join(packageFolder('@course-kit/react'), 'supabase/migrations');

describe('the migrations of a course', () => {
  test('are those of the package for the schema public, to the byte', async () => {
    const migrations = await readMigrations('public');
    expect(migrations.map(({ name }) => name)).toEqual((await readdir(folder)).sort());
    for (const { name, sql } of migrations) expect(sql).toBe(await readFile(join(folder, name), 'utf8'));
    expect(await sqlForSchema('select public.a', 'public')).toBe('select public.a');
  });

  test('have a version each, by which the Supabase CLI tells them apart', async () => {
    const versions = (await readMigrations()).map(({ name }) => name.slice(0, 14));
    expect(new Set(versions).size).toBe(versions.length);
    for (const version of versions) expect(version).toMatch(/^\d{14}$/);
  });

  test('make another schema first, and call nothing of another course', async () => {
    const migrations = await readMigrations('bread');
    expect(migrations[0]?.sql).toContain('create schema if not exists bread;\n');
    const code = migrations.map(({ sql }) => sql.replaceAll(/--.*/g, '')).join('\n');
    expect(code.match(/\b(?:public|private|marking|revoking|leaving)\.\w+/g)).toBeNull();
    expect(code).not.toMatch(/schema (?:if not exists )?(?:public|private|marking|revoking|leaving)\b/);
  });
});

describe('the name of a schema', () => {
  test.each(['bread', 'bread_2', 'language', 'a'.repeat(48)])('%s is taken', async (name) => {
    expect((await readMigrations(name)).length).toBeGreaterThan(0);
  });

  test.each([
    ['', 'is no name'],
    ['Bread', 'is no name'],
    ['sour dough', 'is no name'],
    ['2bread', 'is no name'],
    ['bread; drop schema public', 'is no name'],
    ['a'.repeat(49), 'too long'],
    ['order', 'a word of SQL'],
    ['values', 'a word of SQL'],
    ['auth', 'belongs to'],
    ['storage', 'belongs to'],
    ['pg_bread', 'belongs to'],
    ['private', 'helpers'],
    ['bread_private', 'helpers'],
  ])('"%s" is refused: %s', async (name, reason) => {
    await expect(readMigrations(name)).rejects.toThrow(reason);
  });
});
