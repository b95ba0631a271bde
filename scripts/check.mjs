/** Runs the checks that are its arguments, and says what failed once more at the end, where a log's reader looks first. */
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const FAILURE = / FAIL | {2}✘ | {2}\d+\) \[|Unhandled|exited with code [^0]/;
const LINES_OF_FAILURE = 15;
const MOST_LINES = 300;

const checks = spawn('pnpm', ['run', 'checks', ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'],
  shell: process.platform === 'win32',
});
const printed = [];
checks.stdout.on('data', (data) => {
  process.stdout.write(data);
  printed.push(data);
});
checks.on('close', (code) => {
  process.exitCode = code ?? 1;
  if (code === 0) return;
  const lines = stripVTControlCharacters(Buffer.concat(printed).toString()).split('\n');
  const starts = lines.flatMap((line, index) => (FAILURE.test(line) ? [index] : []));
  const failed = lines.filter((_, index) =>
    starts.some((start) => index >= start && index < start + LINES_OF_FAILURE),
  );
  console.log(['What failed:', ...failed.slice(-MOST_LINES)].join('\n'));
});
