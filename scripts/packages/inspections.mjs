import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NAMES, root, tarballOf, tarballs } from './tarballs.mjs';

/** Entries for which `exports` has only a pattern. */
const PATTERNED = ['./level-1'];
const STYLESHEETS = ['./styles.css', './themes/docs.css'];

export async function publint({ run }) {
  for (const name of NAMES)
    await run('pnpm', ['exec', 'publint', '--strict', tarballOf(name)], { folder: root });
}

/** Checks that every entry resolves to code and declarations; stylesheets have no code. */
export async function attw({ run }) {
  for (const name of NAMES) {
    const { exports } = JSON.parse(readFileSync(join(tarballs, name, 'package.json'), 'utf8'));
    // A package with only a command has nothing to import.
    if (Object.keys(exports).join() === './package.json') continue;
    const left = STYLESHEETS.filter((address) => address in exports);
    const options = left.length > 0 ? ['--exclude-entrypoints', ...left] : [];
    if ('./level-*' in exports) options.push('--include-entrypoints', ...PATTERNED);
    const output = ['--profile', 'esm-only', '--format', 'table-flipped', '--no-color'];
    await run('pnpm', ['exec', 'attw', tarballOf(name), ...output, ...options], { folder: root });
  }
}

export const apiReport = ({ run }) => run('node', ['scripts/api-report.mjs', '--check'], { folder: root });
