import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Claims } from './claims.ts';

/** The payload of the trigger: which row, never its content. */
export interface RowEvent {
  readonly schema: string;
  readonly table: string;
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly key: Readonly<Record<string, unknown>>;
  readonly commit_timestamp: string;
}

export const CHANNEL = 'embedded_realtime';

/** Only tables of the publication notify, so that a migration which forgets to publish one is noticed. */
const INSTALL = `
create schema if not exists embedded_backend;
create or replace function embedded_backend.tell() returns trigger
language plpgsql security definer set search_path = '' as $function$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  row_key jsonb;
begin
  select jsonb_object_agg(a.attname, changed -> a.attname) into row_key
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
   where i.indrelid = tg_relid and i.indisprimary;
  perform pg_catalog.pg_notify('${CHANNEL}', pg_catalog.jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op, 'key', row_key,
    'commit_timestamp', pg_catalog.clock_timestamp())::text);
  return null;
end $function$;
do $block$ declare published record; begin
  for published in select * from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format('drop trigger if exists zz_embedded_realtime on %I.%I', published.schemaname, published.tablename);
    execute format('create trigger zz_embedded_realtime after insert or update or delete on %I.%I
      for each row execute function embedded_backend.tell()', published.schemaname, published.tablename);
  end loop;
end $block$;`;

export const installTriggers = (database: Database): Promise<void> => database.transaction([INSTALL]);

export async function readColumns(database: Database, { schema, table }: RowEvent) {
  return database.query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = format('%I.%I', $1::text, $2::text)::regclass and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
    [schema, table],
  );
}

export async function isPublished(database: Database, schema: string, table: string | undefined) {
  const rows = await database.query(
    `select 1 from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = $1 and ($2::text is null or tablename = $2)`,
    [schema, table === '*' ? null : (table ?? null)],
  );
  return rows.length > 0;
}

/** Reads the row as the subscriber, so that row-level security decides. */
export async function readRowAs(database: Database, claims: Claims, { schema, table, key }: RowEvent) {
  const conditions = Object.entries(key).map(
    ([column, value]) => sql`${sql.ref(column)}::text = ${String(value)}`,
  );
  const auth = { role: claims.role, uid: claims.sub, jwt: claims };
  return database.connection.withContext({ auth }, async (db) => {
    const query = sql<{ row: Record<string, unknown> }>`
      select to_jsonb(x) as row from ${sql.id(schema, table)} x where ${sql.join(conditions, sql` and `)}`;
    return (await query.execute(db)).rows[0]?.row;
  });
}
