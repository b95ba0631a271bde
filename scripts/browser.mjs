import { existsSync } from 'node:fs';
import { join } from 'node:path';

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

/** The Chromium or Chrome that tests run in: `CHROMIUM_PATH`, else one in a usual place, else null. */
export function chromiumPath() {
  const chosen = process.env.CHROMIUM_PATH;
  const candidates = chosen ? [chosen] : usualPaths();
  return candidates.find((path) => existsSync(path)) ?? null;
}

const executablePath = chromiumPath();

/** How Vitest and Playwright start the browser: without prompts and without telemetry. */
export const launchOptions = {
  ...(executablePath === null ? { channel: 'chrome' } : { executablePath }),
  // Without a UTF-8 locale the browser cannot save files whose names are in other scripts.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: ['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
