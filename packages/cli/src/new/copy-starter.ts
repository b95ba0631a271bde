import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packageFolder } from '../package-folder.js';
import { databaseOf } from './database.js';

/** A course to create. */
export interface NewCourse {
  /** The whole path of its folder. */
  readonly target: string;
  /** Its name as a package. */
  readonly name: string;
  /** Whether learners have accounts, in a project of Supabase. */
  readonly hasAccounts: boolean;
}

/** Whether a folder does not exist yet or is empty. */
export async function canBegin(target: string): Promise<boolean> {
  try {
    return (await readdir(target)).length === 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/** Copies a working site of a course into a folder. */
export async function copyStarter({ target, name, hasAccounts }: NewCourse): Promise<void> {
  const own = packageFolder('@course-kit/cli');
  const parts = hasAccounts ? ['starter', 'starter-supabase'] : ['starter'];
  await mkdir(target, { recursive: true });
  for (const part of parts)
    await cp(join(own, part), target, {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
  // Packages cannot contain files of these names, so they have other names in this one.
  await rename(join(target, '_gitignore'), join(target, '.gitignore'));
  if (hasAccounts) await finishAccounts(target);
  await nameProject(target, name, hasAccounts);
}

async function finishAccounts(target: string): Promise<void> {
  const settings = join(target, 'supabase/settings.sql');
  await rename(join(target, '_env'), join(target, '.env'));
  await writeFile(join(target, 'supabase/setup.sql'), await databaseOf(await readFile(settings, 'utf8')));
  await rm(settings);
}

/** Names the project, in its package and in front of what a browser remembers of the site. */
async function nameProject(target: string, name: string, hasAccounts: boolean): Promise<void> {
  const path = join(target, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  manifest.name = name;
  // Accounts on this machine, before there is a project.
  if (!hasAccounts) delete manifest.devDependencies['@course-kit/embedded-backend'];
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
  const site = join(target, 'astro.config.mjs');
  await writeFile(site, (await readFile(site, 'utf8')).replace("'my-course'", `'${name}'`));
}
