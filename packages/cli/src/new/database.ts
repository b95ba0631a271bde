import { readMigrations } from '../sql/read-migrations.js';

/** The SQL that sets up a new project: the kit's schema, then the settings of this course. */
export async function databaseOf(settings: string): Promise<string> {
  const migrations = await readMigrations();
  return [...migrations.map(({ sql }) => sql), settings].map((text) => text.trim()).join('\n\n') + '\n';
}
