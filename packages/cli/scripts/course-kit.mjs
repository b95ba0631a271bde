#!/usr/bin/env node
import { fromSource } from './from-source.mjs';

const { runCli } = await fromSource('src/cli.ts');
process.exitCode = await runCli(process.argv.slice(2), console);
