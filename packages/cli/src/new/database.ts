import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';

/** The SQL that sets up a new project: the kit's schema, then the settings of this course. */
export async function databaseOf(settings: string): Promise<string> {
  const folder = join(packageFolder('course-kit'), 'supabase/migrations');
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return [...texts, settings].map((text) => text.trim()).join('\n\n') + '\n';
}
