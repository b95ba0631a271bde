/**
 * Says how to get a Chromium where tests find none. With `--install`, as `.ci/run` asks, root on Debian is given one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromiumPath } from './browser.mjs';

const APT = 'apt-get install -y --no-install-recommends chromium-headless-shell';
const system = '/etc/os-release';
const isDebian = existsSync(system) && /^ID=debian$/m.test(readFileSync(system, 'utf8'));
const isRoot = process.getuid?.() === 0;

const command = isDebian
  ? ['apt-get update', APT].map((part) => (isRoot ? part : `sudo ${part}`)).join(' && ')
  : 'npx -y pnpm@12 exec playwright install chrome';

if (chromiumPath() === null && process.argv.includes('--install') && isDebian && isRoot) {
  console.log(`$ ${command}`);
  spawnSync(command, { shell: true, stdio: 'inherit' });
}
if (chromiumPath() === null) {
  const chosen = process.env.CHROMIUM_PATH;
  const missing = chosen
    ? `CHROMIUM_PATH names a file that is not there: ${chosen}`
    : 'The tests need Chromium or Chrome, and there is none where systems put them.';
  console.error(`${missing}\nThis brings one:\n\n  ${command}\n\nCHROMIUM_PATH names one in another place.`);
  process.exitCode = 1;
}
