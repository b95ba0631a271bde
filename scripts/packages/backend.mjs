import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { install, placeOf } from './consumers.mjs';
import { tarballOf } from './tarballs.mjs';

/** Runs the command of the packed backend beside the packed kit, whose SQL it finds, and asks for what a migration made. */
export async function tryBackend({ run, say }) {
  const place = placeOf('backend');
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const dependencies = {
    '@course-kit/react': `file:${tarballOf('course-kit')}`,
    '@course-kit/embedded-backend': `file:${tarballOf('embedded-backend')}`,
  };
  writeFileSync(
    join(place, 'package.json'),
    JSON.stringify({ name: 'backend', private: true, dependencies }),
  );
  writeFileSync(join(place, 'pnpm-workspace.yaml'), 'packages: []\nallowBuilds: { core-js: false }\n');
  await install(place, { run });

  const bin = 'node_modules/@course-kit/embedded-backend/dist/bin.js';
  const command = spawn(process.execPath, [bin, '--port', '0'], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(command, 'exit');
  const printed = {};
  for await (const line of createInterface(command.stdout)) {
    const [name, value] = line.split(/ {2,}/u);
    printed[name] = value;
    if (name === 'Mails') break;
  }
  const address = `${printed.Address}/rest/v1/course_settings?select=pass_mark`;
  const answer = await fetch(address, { headers: { apikey: printed.Key } })
    .then((response) => response.text())
    .finally(() => command.kill());
  const [code] = await ended;
  if (answer !== '[{"pass_mark":70}]' || code !== 0)
    throw new Error(`It ended with ${code}, and said ${answer}`);
  say(`${address} has the settings of the course`);
}
