#!/usr/bin/env node
import { runCli } from '@course-kit/cli';

process.exitCode = await runCli(['new', ...process.argv.slice(2)], {
  log: (text) => process.stdout.write(`${text}\n`),
  error: (text) => process.stderr.write(`${text}\n`),
});
