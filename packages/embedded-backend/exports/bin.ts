#!/usr/bin/env node
import { runCli } from '../src/cli.ts';

process.exitCode = await runCli(process.argv.slice(2), {
  log: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
