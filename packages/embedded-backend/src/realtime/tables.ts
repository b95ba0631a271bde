import { sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Claims } from './claims.ts';

type Row = Readonly<Record<string, unknown>>;

/** One change of a row, as the trigger saw it. */
export interface RowEvent {
  readonly schema: string;
  readonly table: string;
  readonly type: 'INSERT' | 'UPDATE' | 'DELETE';
  /** What identifies the row, before the change and after it. */
  readonly old_key: Row | null;
  readonly new_key: Row | null;
  /** The row after this change, whatever has become of it since. */
  readonly record: Row | null;
  readonly commit_timestamp: string;
}

export const CHANNEL = 'embedded_realtime';

/** A notice of PostgreSQL is shorter than 8,000 bytes, so a row comes in parts: these many characters of four bytes fit. */
const PART = 1900;

/** Only tables of the publication notify, so that a migration which forgets to publish one is noticed. */
const INSTALL = `
create schema if not exists embedded_backend;
create sequence if not exists embedded_backend.notices;
create or replace function embedded_backend.tell() returns trigger
language plpgsql security definer set search_path = '' as $function$
declare
  key_columns name[];
  event text;
  notice bigint := nextval('embedded_backend.notices');
begin
  select pg_catalog.array_agg(a.attname) into key_columns
    from pg_catalog.pg_index i
    join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
   where i.indrelid = tg_relid and i.indisprimary;
  event := pg_catalog.jsonb_build_object(
    'schema', tg_table_schema, 'table', tg_table_name, 'type', tg_op,
    'old_key', embedded_backend.key_of(pg_catalog.to_jsonb(old), key_columns),
    'new_key', embedded_backend.key_of(pg_catalog.to_jsonb(new), key_columns),
    'record', pg_catalog.to_jsonb(new),
    'commit_timestamp', pg_catalog.clock_timestamp());
  for start in 1 .. pg_catalog.length(event) by ${PART} loop
    perform pg_catalog.pg_notify('${CHANNEL}', pg_catalog.concat_ws(' ',
      notice, start + ${PART} > pg_catalog.length(event), pg_catalog.substr(event, start, ${PART})));
  end loop;
  return null;
end $function$;
create or replace function embedded_backend.key_of(changed jsonb, columns name[]) returns jsonb
language sql immutable set search_path = '' as $function$
  select pg_catalog.jsonb_object_agg(c, changed -> c) from pg_catalog.unnest(columns::text[]) c where changed is not null
$function$;
do $block$ declare published record; begin
  for published in select * from pg_publication_tables where pubname = 'supabase_realtime' loop
    execute format('drop trigger if exists zz_embedded_realtime on %I.%I', published.schemaname, published.tablename);
    execute format('create trigger zz_embedded_realtime after insert or update or delete on %I.%I
      for each row execute function embedded_backend.tell()', published.schemaname, published.tablename);
  end loop;
end $block$;`;

export const installTriggers = (database: Database): Promise<void> => database.transaction([INSTALL]);

/** Puts the parts of events together; those of a transaction come one after the other, those of others may stand between. */
export function createAssembly(onEvent: (event: RowEvent) => void): (notice: string) => void {
  const begun = new Map<string, string>();
  return (notice) => {
    const [, id = '', isLast, part = ''] = notice.match(/^(\d+) ([tf]) (.*)$/s) ?? [];
    const text = (begun.get(id) ?? '') + part;
    if (isLast === 't') {
      begun.delete(id);
      onEvent(JSON.parse(text) as RowEvent);
    } else {
      begun.set(id, text);
    }
  };
}

export async function readColumns(database: Database, { schema, table }: RowEvent) {
  return database.query<{ name: string; type: string }>(
    `select a.attname as name, t.typname as type
       from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = format('%I.%I', $1::text, $2::text)::regclass and a.attnum > 0 and not a.attisdropped
      order by a.attnum`,
    [schema, table],
  );
}

/** Whether every one of these tables is in the publication, or for a schema alone any of it. */
export async function arePublished(
  database: Database,
  changes: readonly { readonly schema: string; readonly table?: string }[],
): Promise<boolean> {
  const published = await database.query<{ schema: string; table: string }>(
    `select schemaname as schema, tablename as table from pg_publication_tables where pubname = 'supabase_realtime'`,
  );
  return changes.every(({ schema, table = '*' }) =>
    published.some((one) => one.schema === schema && ['*', one.table].includes(table)),
  );
}

/**
 * Reads the row as the subscriber, so that row-level security and the grants of columns decide: as on hosted Supabase,
 * who may read a row now is told of its changes.
 */
export async function mayRead(database: Database, claims: Claims, { schema, table, new_key }: RowEvent) {
  const conditions = Object.entries(new_key ?? {}).map(
    ([column, value]) => sql`${sql.ref(column)}::text = ${String(value)}`,
  );
  const auth = { role: claims.role, uid: claims.sub, jwt: claims };
  return database.connection.withContext({ auth }, async (db) => {
    const query = sql`
      select to_jsonb(x) from ${sql.id(schema, table)} x where ${sql.join(conditions, sql` and `)}`;
    return (await query.execute(db)).rows.length > 0;
  });
}
