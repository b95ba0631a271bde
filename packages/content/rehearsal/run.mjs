/**
 * Carries out lessons in the running tool: `pnpm rehearse`, `pnpm rehearse 1-4 1-5`, `pnpm rehearse --level 2`,
 * `pnpm rehearse --release 1.12.5`. Needs Python 3.10 to 3.13 and `uv`; installs the tool once into `.cache`.
 * On Linux everything runs in a network of its own, without a way to the outside.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// Finds the browser, or unpacks it, which a network of its own would refuse.
import '../../../scripts/browser.mjs';
import { tool } from '../src/tool.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    release: { type: 'string', default: tool.release },
    level: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    film: { type: 'boolean', default: false },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: here('.'), stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1;

const venv = process.env.LANGFLOW_VENV ?? here(`.cache/langflow-${values.release}`);
if (!existsSync(venv)) {
  const requirements = here(`requirements/${values.release}.txt`);
  if (!existsSync(requirements)) throw new Error(`There is no list of packages for ${values.release}.`);
  const status =
    run('uv', ['venv', '--python', '3.11', venv]) ||
    run('uv', ['pip', 'sync', '--python', venv, requirements]);
  if (status !== 0) process.exit(status);
}

const tests = [
  process.execPath,
  here('../node_modules/@playwright/test/cli.js'),
  'test',
  ...positionals.map((lesson) => `lessons/${lesson}`),
  ...(values.level ? ['--project', `level ${values.level}`] : []),
];
const isolated = ['--net', '--map-root-user', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'];
const canIsolate =
  !process.env.REHEARSE_ATTACH &&
  process.platform === 'linux' &&
  spawnSync('unshare', [...isolated, 'true']).status === 0;
if (!canIsolate)
  process.stderr.write('Without a network of its own: what asks for the outside may get an answer.\n');
const [command, ...args] = canIsolate ? ['unshare', ...isolated, ...tests] : tests;
const status = run(command, args, {
  LANGFLOW_VENV: venv,
  REHEARSE_RELEASE: values.release,
  ...(values.fresh && { REHEARSE_FRESH: '1' }),
  ...(values.film && { REHEARSE_FILM: '1' }),
});
// What the lessons' pages say follows from the results.
run(process.execPath, [
  here('../node_modules/vitest/vitest.mjs'),
  'run',
  '--root',
  here('..'),
  'scripts/rehearsal',
  '--config',
  here('../vitest.config.ts'),
  '--update',
]);
process.exit(status);
