import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `uv` keeps packages, which the preparation of a run fills: during it there is no way to PyPI. */
const PACKAGES = fileURLToPath(new URL('../.cache/packages', import.meta.url));

/** Has `uv` take packages from there. */
export const OFFLINE_PACKAGES = { UV_CACHE_DIR: PACKAGES, UV_OFFLINE: '1' };

/** Fetches, once for each release, what Lesson 4-5 installs in its second environment, and what its package is built with. */
export function preparePackages(release: string): void {
  const done = join(PACKAGES, `.fetched-${release}`);
  if (existsSync(done)) return;
  const environment = join(PACKAGES, 'environment');
  const uv = (...parameters: readonly string[]) =>
    execFileSync('uv', parameters, { stdio: 'inherit', env: { ...process.env, UV_CACHE_DIR: PACKAGES } });
  uv('venv', '--clear', '--python', '3.11', environment);
  const line = release.split('.').slice(0, 2).join('.');
  uv(
    'pip',
    'install',
    '--python',
    environment,
    `langflow-base==${line}.*`,
    `lfx~=${release}`,
    'httpx',
    'hatchling',
  );
  rmSync(environment, { recursive: true });
  mkdirSync(done);
}
