/**
 * Runs every check in turn and sums up: `pnpm test` all of them, `pnpm test:quick` those that need neither a
 * build nor the journeys. Arguments name single checks, such as `test:unit e2e`.
 */
import { spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const QUICK = [
  'test:format',
  'test:lint',
  'test:types',
  'test:unit',
  'test:content',
  'test:browser',
  'test:storybook',
];
const everything = [
  ...QUICK,
  ...Object.keys(scripts).filter(
    (name) => name.startsWith('test:') && name !== 'test:quick' && !QUICK.includes(name),
  ),
  'size',
  'e2e',
];

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const checks = asked.length > 0 ? asked : process.argv.includes('--quick') ? QUICK : everything;

const results = checks.map((name) => {
  console.log(`\n▶ ${name}`);
  const start = performance.now();
  const { status } = spawnSync('pnpm', ['run', name], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return { name, isPassed: status === 0, seconds: (performance.now() - start) / 1000 };
});

console.log('\nCheck                 Result   Seconds');
for (const { name, isPassed, seconds } of results) {
  console.log(
    `${name.padEnd(21)} ${(isPassed ? 'passed' : 'FAILED').padEnd(8)} ${seconds.toFixed(1).padStart(7)}`,
  );
}
const passed = results.filter((result) => result.isPassed).length;
console.log(`\nchecks: ${passed} passed, ${results.length - passed} failed`);
process.exitCode = passed === results.length ? 0 : 1;
