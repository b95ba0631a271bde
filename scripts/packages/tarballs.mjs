import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The folder of the packed packages, each with its unpacked files beside it. */
export const tarballs = join(root, '.cache/packages');
export const NAMES = [
  'course-kit',
  'flow',
  'credentials',
  'embed',
  'content',
  'cli',
  'create',
  'embedded-backend',
  'site',
];

export const tarballOf = (name) => join(tarballs, `${name}.tgz`);

export async function buildAndPack({ run }) {
  await run('pnpm', ['-r', '--filter', './packages/*', 'run', 'build'], { folder: root });
  for (const name of NAMES) {
    const folder = join(tarballs, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await run('pnpm', ['--silent', '--dir', `packages/${name}`, 'pack', '--out', tarballOf(name)], {
      folder: root,
    });
    await run('tar', ['-xzf', tarballOf(name), '-C', folder, '--strip-components', '1'], { folder: root });
  }
}
