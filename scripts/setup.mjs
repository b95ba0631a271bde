/**
 * Makes sure that what the tests run on is there: a Chromium, and on Linux the tools that look into PDF
 * files. Installs with apt-get what is missing where it may, and otherwise says what to install.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './browser.mjs';

const isLinux = process.platform === 'linux';

const needs = [
  {
    what: 'Chromium or Chrome',
    debianPackage: 'chromium-headless-shell',
    isThere: () => chromiumPath() !== null,
  },
  { what: 'qpdf', debianPackage: 'qpdf', isThere: () => !isLinux || isOnPath('qpdf') },
  { what: 'pdftotext', debianPackage: 'poppler-utils', isThere: () => !isLinux || isOnPath('pdftotext') },
];

const missing = () => needs.filter(({ isThere }) => !isThere());

const chosen = process.env.CHROMIUM_PATH;
if (chosen && chromiumPath() === null) fail(`CHROMIUM_PATH names a file that is not there: ${chosen}`);
if (missing().length > 0) install(missing());
if (missing().length > 0) fail(explain(missing()));

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

function install(parts) {
  if (!isLinux || !isOnPath('apt-get')) return;
  const become = asRoot();
  if (!become) return;
  const packages = parts.map(({ debianPackage }) => debianPackage);
  console.log(`Installing ${packages.join(', ')} …`);
  run([...become, 'apt-get', 'update']);
  run([...become, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages]);
}

/** What to put in front of a command for it to run as root; null where that needs a password. */
function asRoot() {
  if (process.getuid?.() === 0) return [];
  const { status } = spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' });
  return status === 0 ? ['sudo', '-n'] : null;
}

function run([command, ...args]) {
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isOnPath(command) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => {
    try {
      accessSync(join(folder, command), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

function explain(parts) {
  const packages = parts.map(({ debianPackage }) => debianPackage).join(' ');
  return [
    `The tests need ${parts.map(({ what }) => what).join(', ')}, which could not be found.`,
    isLinux
      ? `On Debian or Ubuntu: sudo apt-get install ${packages}`
      : 'Install Google Chrome from https://www.google.com/chrome/',
    'A browser elsewhere is found by the CHROMIUM_PATH environment variable.',
  ].join('\n');
}
