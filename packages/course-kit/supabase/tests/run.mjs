/**
 * Runs the pgTAP files of this folder against PGlite and against PostgreSQL; against PostgreSQL also what needs several
 * connections, the same files for a course in another schema alone, and an upgrade from the first release. `--only pglite` or `--only postgresql` runs one of
 * them; `--verbose` names every test that passes, too.
 */
import { parseArgs } from 'node:util';
import { performance } from 'node:perf_hooks';
import { pglite, postgres } from './support/drivers.mjs';
import {
  course,
  inAnotherSchema,
  project,
  schema,
  testFiles,
  twoCourses,
  upgrade,
} from './support/migrate.mjs';
import { concurrencyTests } from './concurrency.mjs';
import { released, releasedTests } from './released.mjs';

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const starters = { pglite, postgresql: postgres };
const chosen = options.only ? [options.only] : Object.keys(starters);
const total = { passed: 0, failed: 0 };
const print = (line) => process.stdout.write(`${line}\n`);

const OTHER = 'bread';

for (const name of chosen) {
  if (!starters[name]) throw new Error(`--only takes ${Object.keys(starters).join(' or ')}, not ${name}`);
  await testOn(starters[name], testCourses);
  if (name === 'postgresql') await testOn(starters[name], testOtherSchema);
  if (name === 'postgresql') await testOn(starters[name], testUpgrade);
}
await report('released.json', releasedTests);
print(`database: ${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;

/** The course in schema public, and then with a second one beside it. */
async function testCourses(driver) {
  await apply(driver, schema());
  await reportAll(driver, testFiles());
  await apply(driver, await course(OTHER));
  const [helpers] = inAnotherSchema(testFiles(), OTHER);
  await reportAll(driver, [helpers, ...twoCourses()]);
  if (driver.url) await report('concurrency.mjs', () => concurrencyTests(driver.url));
}

/** A course in another schema, without one in public: whatever it needs of that is missing. */
async function testOtherSchema(driver) {
  await apply(driver, [...project(), ...(await course(OTHER))]);
  await reportAll(driver, inAnotherSchema(testFiles(), OTHER));
}

/** A database of the first release, with data, that takes the migrations of later ones. */
async function testUpgrade(driver) {
  const [first] = Object.values(released());
  const isOfFirst = ({ name }) => Object.hasOwn(first, name);
  const migrations = await course();
  const { data, test } = upgrade();
  const [helpers] = testFiles();
  await apply(driver, [...project(), ...migrations.filter(isOfFirst), { name: 'data.sql', sql: data }]);
  await apply(
    driver,
    migrations.filter((migration) => !isOfFirst(migration)),
  );
  await reportAll(driver, [helpers, test]);
}

async function apply(driver, scripts) {
  for (const { name, sql } of scripts) await driver.run(sql).catch((error) => explain(name, error));
}

async function reportAll(driver, files) {
  for (const { name, sql } of files) await report(name, () => driver.run(sql));
}

async function testOn(start, test) {
  const begin = performance.now();
  const before = { ...total };
  let driver;
  try {
    driver = await start();
    print(`# ${driver.name}`);
    await test(driver);
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
