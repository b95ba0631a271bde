/**
 * Carries out lessons in the running tool: `pnpm rehearse`, `pnpm rehearse 1-4 1-5`, `pnpm rehearse --level 2`,
 * `pnpm rehearse --release 1.12.5`. Needs Python 3.10 to 3.13 and `uv`; installs the tool once into `.cache`.
 * On Linux everything runs in a network of its own, without a way to the outside; all levels then run three at a time.
 */
import { concurrently } from 'concurrently';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
// Finds the browser, or unpacks it, which a network of its own would refuse.
import '../../../scripts/browser.mjs';
import { tool } from '../src/tool.ts';
import { prepareOutside } from './server/outside/network.ts';
import { preparePackages } from './server/second-environment.ts';

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

preparePackages(values.release);

const isLinux = process.platform === 'linux';
const network = isLinux ? prepareOutside(here('.cache'), venv) : '';
const isolated = ['--net', '--mount', '--map-root-user', 'sh', '-c', `${network} && exec "$@"`, 'sh'];
const canIsolate =
  !process.env.REHEARSE_ATTACH && isLinux && spawnSync('unshare', [...isolated, 'true']).status === 0;

const isAll = positionals.length === 0 && values.level === undefined;
// Films write to one file of chapters.
const status = isAll && canIsolate && !values.film ? await carryOutLevels() : carryOut();
// The process that started this one does the rest.
if (process.env.REHEARSE_PART) process.exit(status);
if (values.release !== tool.release) reportDifferences(here(`results/${values.release}`));
if (positionals.length === 0) askForNames(here(`results/${values.release}.names.json`));
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

function carryOut() {
  if (!canIsolate)
    process.stderr.write('Without a network of its own: what asks for the outside may get an answer.\n');
  const tests = [
    process.execPath,
    here('../node_modules/@playwright/test/cli.js'),
    'test',
    ...positionals.map((lesson) => `lessons/${lesson}`),
    ...(values.level ? ['--project', `level ${values.level}`] : []),
  ];
  const [command, ...args] = canIsolate ? ['unshare', ...isolated, ...tests] : tests;
  return run(command, args, {
    LANGFLOW_VENV: venv,
    REHEARSE_RELEASE: values.release,
    ...(canIsolate && { REHEARSE_OUTSIDE: '1' }),
    ...(values.fresh && { REHEARSE_FRESH: '1' }),
    ...(values.film && { REHEARSE_FILM: '1' }),
  });
}

/** All levels, three at a time and the longest first; each prints when those before it have ended. */
async function carryOutLevels() {
  const level = (number) => ({
    command: [process.execPath, fileURLToPath(import.meta.url), ...process.argv.slice(2), '--level', number]
      .map((part) => `'${part}'`)
      .join(' '),
    env: { REHEARSE_PART: '1' },
  });
  const { result } = concurrently([3, 2, 5, 4, 1].map(level), {
    group: true,
    maxProcesses: 3,
    prefix: 'none',
  });
  return result.then(
    () => 0,
    () => 1,
  );
}

/** Writes which of the variables, commands and imports that lessons name the installed release has. */
function askForNames(file) {
  const python = [join(venv, 'bin/python'), [here('server/names.py'), here('../course')]];
  const { status, stdout } = spawnSync(...python, { cwd: here('.'), stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error('The names of the release could not be read.');
  writeFileSync(file, stdout);
}

/** Names what no longer works in another release, by file and line. */
function reportDifferences(folder) {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  const steps = files.flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).steps);
  const failed = steps.filter(({ outcome }) => outcome === 'failed');
  const lines = failed.map(({ reason }) => `- ${reason.split('\n').slice(0, 4).join('\n  ')}`);
  process.stdout.write(`\n${failed.length} steps differ in ${values.release}.\n${lines.join('\n')}\n`);
  if (failed.length > 0)
    process.stdout.write(
      `What they showed is in ${here('.cache/test-results')}, what lessons show in course/*/pictures.\n`,
    );
}
