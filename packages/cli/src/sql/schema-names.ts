import { Refusal } from '../refusal.js';
import { createdSchemas, isPlainName } from './in-schema.js';

/** The schema of a project's first course. */
export const DEFAULT_SCHEMA = 'public';

/** What each schema of the migrations is called for another course: `bread` for `public`, `bread_private` for `private`. */
export type SchemaNames = ReadonlyMap<string, string>;

/** The longest name of a schema: PostgreSQL cuts names off after 63 letters, and helper schemas have longer ones. */
const LONGEST_NAME = 48;

/** What Supabase, and the tests and tools of this package, have for themselves. */
const RESERVED = new Set(
  `_analytics _realtime auth cron embedded_backend extensions graphql graphql_public information_schema net pgbouncer pgmq
  pgsodium pgsodium_masks pgtle realtime repack storage supabase_functions supabase_migrations tests vault`.split(
    /\s+/u,
  ),
);

/**
 * The names for a course in a schema.
 *
 * @param scripts - the migrations, which say what other schemas there are.
 * @throws Refusal where the schema cannot have that name.
 */
export async function schemaNamesFor(schema: string, scripts: readonly string[]): Promise<SchemaNames> {
  const helpers = (await Promise.all(scripts.map(createdSchemas))).flat();
  if (!/^[a-z][a-z0-9_]*$/u.test(schema))
    throw new Refusal(
      `"${schema}" is no name for a schema: expected a small letter, then small letters, digits and _`,
    );
  if (schema.length > LONGEST_NAME)
    throw new Refusal(`"${schema}" is too long for a schema: expected at most ${LONGEST_NAME} letters`);
  if (!(await isPlainName(schema)))
    throw new Refusal(`"${schema}" is a word of SQL: choose another name for the schema`);
  if (schema.startsWith('pg_') || RESERVED.has(schema))
    throw new Refusal(
      `The schema "${schema}" belongs to PostgreSQL or to Supabase: choose another name for the schema`,
    );
  if (helpers.some((helper) => schema === helper || schema.endsWith(`_${helper}`)))
    throw new Refusal(
      `Another course may have its helpers in "${schema}": choose another name for the schema`,
    );
  return new Map([
    [DEFAULT_SCHEMA, schema],
    ...helpers.map((helper) => [helper, `${schema}_${helper}`] as const),
  ]);
}
