/** Repairs everything that needs no decision: generated files, lint fixes, formatting. */
import { spawnSync } from 'node:child_process';

const STEPS = [
  ['pnpm', '--filter', '@course-kit/{react,flow}', 'run', 'generate'],
  ['pnpm', '--recursive', '--filter', './packages/*', 'run', 'build'],
  ['node', 'scripts/api-report.mjs'],
  ['node', 'scripts/layers/picture.mjs'],
  ['pnpm', '--filter', '@course-kit/content', 'run', 'table'],
  ['pnpm', 'exec', 'oxlint', '--fix'],
  ['pnpm', 'exec', 'oxfmt'],
  ['pnpm', 'exec', 'vitest', 'run', '.storybook/guides.test.ts', '--update'],
];

for (const [command, ...parameters] of STEPS) {
  const { status } = spawnSync(command, parameters, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}
