import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call } from './call.js';
import { nextVersions } from '../sql/migration-versions.js';
import { readMigrations } from '../sql/read-migrations.js';
import { DEFAULT_SCHEMA } from '../sql/schema-names.js';

/** Writes the migrations of a course's database into a folder; those that are there stay. */
export async function writeMigrations({ folder, schema, output }: Call): Promise<number> {
  const migrations = await readMigrations(schema);
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  // The Supabase CLI tells migrations apart by their versions, so those of two courses differ.
  const files = schema === DEFAULT_SCHEMA ? migrations : nextVersions(migrations, present, new Date());
  const added = files.filter(({ name }) => !present.includes(name));
  await Promise.all(added.map(({ name, sql }) => writeFile(join(folder, name), sql)));
  output.log(
    added.length === 0
      ? `All ${migrations.length} migrations are in ${folder} already.`
      : `${added.length} of ${migrations.length} migrations are new in ${folder}:\n\n${added.map(({ name }) => `  ${name}`).join('\n')}\n`,
  );
  if (added.length > 0) output.log(schema === DEFAULT_SCHEMA ? FIRST_STEPS : nextSteps(schema));
  return 0;
}

const FIRST_STEPS = `Next:

  1. Run them in the order of their names, as the owner of the database: \`supabase db push\`, or the SQL editor.
  2. Where the database marks quizzes: npx @course-kit/cli keys
  3. In the application: createSupabaseStorage({ url, key })
`;

const nextSteps = (schema: string) => `Next:

  1. Run them in the order of their names, as the owner of the database: \`supabase db push\`, or the SQL editor.
  2. Add ${schema} to "Exposed schemas" in the project's API settings (on this machine: \`schemas\` below [api] in
     supabase/config.toml), and none of ${schema}_private, ${schema}_marking, ${schema}_revoking and ${schema}_leaving.
  3. Where the database marks quizzes: npx @course-kit/cli keys --schema ${schema}
  4. In the application: createSupabaseStorage({ url, key, schema: '${schema}' })
`;
