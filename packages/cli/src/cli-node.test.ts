import { expect, test } from 'vitest';
import { runCli } from './cli.js';

test('refuses a Node that is too old, before it does anything', async () => {
  const printed: string[] = [];
  const output = { log: (text: string) => printed.push(text), error: (text: string) => printed.push(text) };
  for (const old of ['20.20.0', '22.11.1', '9.0.0']) expect(await runCli(['--version'], output, old)).toBe(1);
  expect(printed[0]).toBe('course-kit needs Node >=22.12.0, and this is 20.20.0');
  for (const enough of ['22.12.0', '100.0.0']) expect(await runCli(['--version'], output, enough)).toBe(0);
});
