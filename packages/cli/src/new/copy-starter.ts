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

/** Copies a working course into a folder. */
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
  await writePackage(target, name, hasAccounts);
}

async function finishAccounts(target: string): Promise<void> {
  const settings = join(target, 'supabase/settings.sql');
  await rename(join(target, '_env'), join(target, '.env'));
  await writeFile(join(target, 'supabase/setup.sql'), await databaseOf(await readFile(settings, 'utf8')));
  await rm(settings);
}

/** Names the project, and the versions of the kit that this package was made for. */
async function writePackage(target: string, name: string, hasAccounts: boolean): Promise<void> {
  const path = join(target, 'package.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  const names = ['@course-kit/react', '@course-kit/flow', '@course-kit/cli'];
  const [kit, flow, cli] = await Promise.all(names.map(manifestOf));
  manifest.name = name;
  manifest.dependencies['@course-kit/react'] = `^${kit.version}`;
  manifest.dependencies['@course-kit/flow'] = `^${flow.version}`;
  manifest.devDependencies['@course-kit/cli'] = `^${cli.version}`;
  if (hasAccounts)
    manifest.dependencies['@supabase/supabase-js'] = kit.peerDependencies['@supabase/supabase-js'];
  await writeFile(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

async function manifestOf(name: string) {
  return JSON.parse(await readFile(join(packageFolder(name), 'package.json'), 'utf8'));
}
