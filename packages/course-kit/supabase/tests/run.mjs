/**
 * Runs the pgTAP files of this folder against PGlite and against PostgreSQL, and what needs several
 * connections against PostgreSQL. `--only pglite` or `--only postgresql` runs one of them; `--verbose` names
 * every test that passes, too.
 */
import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';
import { pglite, postgres } from './support/drivers.mjs';
import { schema, testFiles } from './support/migrate.mjs';
import { concurrencyTests } from './concurrency.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const starters = { pglite, postgresql: postgres };
const chosen = options.only ? [options.only] : Object.keys(starters);
const total = { passed: 0, failed: 0 };
const print = (line) => process.stdout.write(`${line}\n`);

for (const name of chosen) {
  if (!starters[name]) throw new Error(`--only takes ${Object.keys(starters).join(' or ')}, not ${name}`);
  await testOn(starters[name]);
}
print(`database: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

async function testOn(start) {
  const begin = performance.now();
  const before = { ...total };
  let driver;
  try {
    driver = await start();
    print(`# ${driver.name}`);
    for (const { name, sql } of schema()) await driver.run(sql).catch((error) => explain(name, error));
    for (const { name, sql } of testFiles()) await report(name, () => driver.run(sql));
    if (driver.url) await report('concurrency.mjs', () => concurrencyTests(driver.url));
  } catch (error) {
    await report(start.name, () => Promise.reject(error));
  } finally {
    await driver?.stop();
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const failed = total.failed - before.failed;
  print(
    `# ${driver?.name ?? start.name}: ${total.passed - before.passed} passed, ${failed} failed in ${seconds} s`,
  );
}

function explain(name, error) {
  throw new Error(`${name}: ${error.message}`, { cause: error });
}

/** Runs one file and counts its lines of TAP; an error that stops it is a failure of its own. */
async function report(file, run) {
  let lines;
  try {
    lines = await run();
  } catch (error) {
    lines = [`not ok - ${file} stopped`, ...error.message.split('\n').map((line) => `# ${line}`)];
  }
  let isFailing = false;
  let tests = 0;
  for (const line of lines) {
    const result = /^(not )?ok\b/.exec(line);
    if (result) {
      tests += 1;
      isFailing = result[1] !== undefined;
      total[isFailing ? 'failed' : 'passed'] += 1;
    }
    const isDetail = line.startsWith('#') && isFailing;
    if ((result && (isFailing || options.verbose)) || isDetail) print(line);
  }
  if (tests === 0) {
    total.failed += 1;
    print(`not ok - ${file} has no tests`);
  }
  print(`# ${file}: ${tests} tests`);
}
