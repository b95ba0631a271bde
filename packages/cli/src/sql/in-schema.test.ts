import { describe, expect, test } from 'vitest';
import { inSchema } from './in-schema.js';
import { schemaNamesFor } from './schema-names.js';

const names = await schemaNamesFor('bread', ['create schema if not exists private;\nCREATE SCHEMA marking;']);
const moved = (sql: string) => inSchema(sql, names);

describe('SQL for a course in the schema bread', () => {
  test.each([
    ['a table', 'select * from public.course_settings s', 'select * from bread.course_settings s'],
    ['a helper', 'perform private.check_level()', 'perform bread_private.check_level()'],
    ['a quoted name', 'select "public"."odd name"', 'select bread."odd name"'],
    ['capitals', 'select PUBLIC.a', 'select bread.a'],
    ['a column by its whole name', 'where public.a.level = 1', 'where bread.a.level = 1'],
    ['a new schema', 'create schema if not exists private;', 'create schema if not exists bread_private;'],
    ['a list of schemas', 'on schema public, private to anon', 'on schema bread, bread_private to anon'],
    ['after letters of two bytes', "select 'é', public.a", "select 'é', bread.a"],
    ['a body of a function', 'as $$ select private.a() $$;', 'as $$ select bread_private.a() $$;'],
    ['a body with a tag', 'as $x$ call marking.a(); $x$', 'as $x$ call bread_marking.a(); $x$'],
    ['a template', "format('alter table private.%I', name)", "format('alter table bread_private.%I', name)"],
    ['what is executed', "execute 'select ''é'', public.a'", "execute 'select ''é'', bread.a'"],
    ['a name that is cast', "'public.a'::regclass", "'bread.a'::regclass"],
  ])('has %s there', async (_, sql, wanted) => {
    expect(await moved(sql)).toBe(wanted);
  });

  test.each([
    ['the role that means everybody', 'revoke all on function a from public, anon'],
    ['comments', '-- in public.a\n/* and private.b */ select 1'],
    ['texts', "raise exception 'public.a is private.'"],
    ['fields of a row', 'select row.private.a, new.public'],
    ['a column', 'select public, private from a'],
    ['schemas of others', 'select auth.uid() from extensions.a'],
    ['names that contain it', 'select republic.a, public_.b, "public.a"'],
  ])('leaves %s as they are', async (_, sql) => {
    expect(await moved(sql)).toBe(sql);
  });
});
