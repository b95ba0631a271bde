/**
 * Tests the packages as users get them: builds and packs them, checks the tarballs, the API reports and the
 * declarations, and builds applications with them that are tested in Chromium. Every run uses the applications that
 * find most; `--all` uses all of them and every compiler. Arguments name single parts, such as `publint vite`.
 */
import { performance } from 'node:perf_hooks';
import { tryBackend } from './packages/backend.mjs';
import { createShell } from './packages/command.mjs';
import { buildConsumer, consumers, layOut } from './packages/consumers.mjs';
import { contents } from './packages/contents.mjs';
import { apiReport, attw, publint } from './packages/inspections.mjs';
import { lookAt, tryDocusaurus, tryScriptTag } from './packages/look.mjs';
import { tryStarter } from './packages/starter.mjs';
import { buildAndPack } from './packages/tarballs.mjs';
import { allVersions, checkTypes, newestVersion } from './packages/types.mjs';

/** The applications that find most: they lower styles, use server components and have a strict policy. */
const EVERY_RUN = ['vite', 'next', 'strict-script-tag'];

const isAll = process.argv.includes('--all');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const builds = Object.keys(consumers).filter((name) =>
  asked.length > 0 ? asked.includes(name) : isAll || EVERY_RUN.includes(name),
);

/** Parts of a stage run in parallel, as many as a small machine has cores. */
const AT_ONCE = 2;
const stages = [
  { pack: buildAndPack },
  {
    // The slowest part comes first.
    ...Object.fromEntries(builds.map((name) => [name, (shell) => buildConsumer(name, shell)])),
    types: (shell) => checkTypes(isAll ? allVersions : newestVersion, shell),
    attw,
    publint,
    contents,
    'API report': apiReport,
  },
  {
    look: (shell) => lookAt(builds.filter(isBuilt), shell),
    starter: tryStarter,
    backend: tryBackend,
    'script-tag': tryScriptTag,
    ...Object.fromEntries(
      builds
        .filter((name) => consumers[name].example)
        .map((name) => [`${name} journeys`, (shell) => tryDocusaurus(name, shell)]),
    ),
  },
];

const known = new Set([...stages.flatMap(Object.keys), ...Object.keys(consumers)]);
const unknown = asked.filter((name) => !known.has(name));
if (unknown.length > 0) throw new Error(`No such part: ${unknown.join(', ')}`);

const results = [];
for (const stage of stages) {
  const waiting = Object.entries(stage).filter(([name]) => isAsked(name));
  if (waiting.some(([name]) => builds.includes(name) || name === 'types')) layOut();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await perform(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (results.some(({ name, error }) => name === 'pack' && error)) break;
}

console.log('\nPart                   Result   Seconds');
for (const { name, error, seconds } of results) {
  console.log(
    `${name.padEnd(22)} ${(error ? 'FAILED' : 'passed').padEnd(8)} ${seconds.toFixed(1).padStart(7)}`,
  );
}
process.exitCode = results.some(({ error }) => error) ? 1 : 0;

/** Whether a part was requested; the applications that were requested are tested in the browser, too. */
function isAsked(name) {
  if (asked.length === 0 || asked.includes(name)) return true;
  return name === 'look' ? builds.length > 0 : asked.some((part) => name === `${part} journeys`);
}

function isBuilt(name) {
  return results.some((result) => result.name === name && !result.error);
}

async function perform(name, part) {
  const shell = createShell();
  const start = performance.now();
  const error = await part(shell).then(
    () => null,
    (reason) => reason,
  );
  const seconds = (performance.now() - start) / 1000;
  results.push({ name, error, seconds });
  console.log(`\n▷ ${name}\n${shell.printed.trimEnd()}`);
  if (error) console.error(error.message);
}
