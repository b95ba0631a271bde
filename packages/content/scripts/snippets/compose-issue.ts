import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

/** The linter for Compose files brings the specification's schema, and with each release its newest state. */
const LINTER = createRequire(import.meta.url).resolve('dclint/package.json');

const SCHEMA = JSON.parse(readFileSync(join(LINTER, '../schemas/compose.schema.json'), 'utf8')) as object;

/** The schema names its draft by an address that is not the draft's own. */
const DRAFT = 'http://json-schema.org/draft-07/schema#';
const validate = new Ajv({ strict: false, logger: false }).compile({ ...SCHEMA, $schema: DRAFT });

/** What the schema of the Compose specification refuses in a file. */
export function composeIssue(code: string): string | undefined {
  if (validate(parse(code))) return undefined;
  const [first] = validate.errors ?? [];
  return first && `${first.instancePath} ${first.message} ${JSON.stringify(first.params)}`;
}
