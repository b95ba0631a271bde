import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { install, placeOf } from './consumers.mjs';
import { freePort } from './look.mjs';
import { root, tarballOf } from './tarballs.mjs';

/** Dependencies that are replaced by the packages of this checkout. */
const PACKED = Object.entries({
  '@course-kit/react': 'course-kit',
  '@course-kit/flow': 'flow',
  '@course-kit/credentials': 'credentials',
  '@course-kit/cli': 'cli',
  '@course-kit/site': 'site',
  '@course-kit/embedded-backend': 'embedded-backend',
})
  .map(([name, folder]) => `  '${name}': file:${tarballOf(folder)}`)
  .join('\n');

/** Creates a course with the packed packages, as users do, without accounts and with them, and tests both in the browser. */
export async function tryStarter({ run, say }) {
  const place = placeOf('starter');
  const [course, withAccounts] = ['my-course', 'my-accounts'].map((name) => join(place, name));
  rmSync(place, { recursive: true, force: true });
  const steps = {
    create: async () => {
      const dependencies = { '@course-kit/create': `file:${tarballOf('create')}` };
      writeProject(place, { name: 'launcher', private: true, dependencies });
      await install(place, { run });
      await run('pnpm', ['exec', 'create', 'my-course'], { folder: place });
      await run('pnpm', ['exec', 'create', 'my-accounts', '--supabase'], { folder: place });
    },
    install: async () => {
      for (const folder of [course, withAccounts]) {
        writeProject(folder);
        await install(folder, { run });
      }
    },
    check: () => run('pnpm', ['run', 'check'], { folder: course }),
    build: () => run('pnpm', ['run', 'build'], { folder: course }),
    look: () => lookAtCourses(course, withAccounts, { run }),
  };
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    await step();
    say(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} seconds`);
  }
}

/** A separate project, with the packed packages instead of the published ones. */
function writeProject(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  if (manifest) writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    `packages: []\nallowBuilds: { core-js: false, esbuild: true }\noverrides:\n${PACKED}\n`,
  );
}

async function lookAtCourses(course, withAccounts, { run }) {
  const variables = {
    COURSE: course,
    ACCOUNTS_COURSE: withAccounts,
    PORT: String(await freePort()),
    DEV_PORT: String(await freePort()),
    ACCOUNTS_PORT: String(await freePort()),
  };
  const config = 'consumers/tests/starter/playwright.config.ts';
  await run('pnpm', ['exec', 'playwright', 'test', '--config', config], { folder: root, variables });
}
