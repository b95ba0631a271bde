import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules/.cache/chromium');

/** Usual paths of Chromium or Chrome, the most likely first. */
function usualPaths() {
  switch (process.platform) {
    case 'darwin':
      return ['/Applications', join(process.env.HOME ?? '', 'Applications')].flatMap((folder) => [
        join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
        join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
      ]);
    case 'win32':
      return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
        .map((name) => process.env[name])
        .filter((folder) => folder !== undefined)
        .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'));
    default:
      // The same engine without windows, which starts in half the time.
      return [
        '/usr/bin/chromium-headless-shell',
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/usr/bin/google-chrome',
        '/usr/bin/google-chrome-stable',
      ];
  }
}

/** Fills the folder that its argument names as temporary folder. */
const UNPACK = `
  import chromium, { inflate } from '@sparticuz/chromium';
  await chromium.executablePath();
  await inflate(process.argv[1]);`;

/** Starts the Chromium beside it with the libraries and the font that it brings, for systems that have none. */
const START = `#!/bin/sh
here=\${0%/*}
export LD_LIBRARY_PATH="$here/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="\${FONTCONFIG_FILE:-$here/fonts.conf}"
exec "$here/chromium" "$@"
`;

const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The Chromium for Linux of the package `@sparticuz/chromium`, unpacked once for each version. Processes that need
 * it at the same time each unpack it, and the first to be ready wins.
 */
function unpackedChromium() {
  const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
  const { version } = JSON.parse(readFileSync(join(archives, '../package.json'), 'utf8'));
  const folder = join(CACHE, version);
  const start = join(folder, 'start');
  if (existsSync(start)) return start;

  mkdirSync(CACHE, { recursive: true });
  const part = mkdtempSync(join(CACHE, 'part-'));
  const { status } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', UNPACK, join(archives, 'al2023.tar.br')],
    { cwd: ROOT, env: { ...process.env, TMPDIR: part }, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('Chromium could not be unpacked.');
  writeFileSync(join(part, 'fonts.conf'), fontsIn(join(folder, 'fonts')));
  writeFileSync(join(part, 'start'), START);
  for (const file of ['.', 'chromium', 'start']) chmodSync(join(part, file), 0o755);
  try {
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(start)) throw error;
  }
  const others = readdirSync(CACHE).filter((name) => name !== version && !name.startsWith('part-'));
  for (const other of others) rmSync(join(CACHE, other), { recursive: true, force: true });
  return start;
}

/**
 * The Chromium or Chrome that tests run in: `CHROMIUM_PATH`, else an installed one, else Playwright's own, else on
 * Linux the one of the npm registry.
 *
 * @throws where there is none, and says how to get one.
 */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  const found = chosen ? [chosen] : [...usualPaths(), chromium.executablePath()];
  const path = found.find((candidate) => existsSync(candidate));
  if (path !== undefined) return path;
  if (chosen) throw new Error(`CHROMIUM_PATH names a file that is not there: ${chosen}`);
  if (process.platform === 'linux' && process.arch === 'x64') return unpackedChromium();
  throw new Error(
    'The tests need Chromium or Chrome, and there is none where systems put them. This brings one:\n\n' +
      '  npx -y pnpm@12 exec playwright install chromium\n\nCHROMIUM_PATH names one in another place.',
  );
}

/** How Vitest and Playwright start the browser: without prompts and without telemetry. */
export const launchOptions = {
  executablePath: chromiumPath(),
  // Without a UTF-8 locale the browser cannot save files whose names are in other scripts.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
