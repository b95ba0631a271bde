import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../package-folder.js';

/** All SQL that a new project is set up with: the kit's schema, then what this course is like. */
export async function databaseOf(settings: string): Promise<string> {
  const folder = join(packageFolder('course-kit'), 'supabase/migrations');
  const names = (await readdir(folder)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return [...texts, settings].map((text) => text.trim()).join('\n\n') + '\n';
}
