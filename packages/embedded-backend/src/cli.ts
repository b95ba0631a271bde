import { once } from 'node:events';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from './backend.ts';

const USAGE = `course-kit-backend  answers on this machine as hosted Supabase does: accounts, tables, live refresh

  --port 54321           where it listens; 0 is any free port
  --data <folder>        keeps accounts and progress; without it they are gone when it ends
  --migrations <folder>  has development.sql and migrations/; without it those of the installed @course-kit/react
  --help                 prints this
`;

const OPTIONS = {
  port: { type: 'string', default: '54321' },
  data: { type: 'string' },
  migrations: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

interface Output {
  log(text: string): void;
  error(text: string): void;
}

/**
 * Runs a backend until this process is told to end.
 *
 * @param args - the arguments after the program's name.
 * @returns the exit code: 0 when it was ended, 1 when it cannot run, 2 for options that it does not have.
 */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  const values = read(args);
  if (values === undefined || values.help) {
    output[values ? 'log' : 'error'](USAGE);
    return values ? 0 : 2;
  }
  const { port, data, migrations } = values;
  const ended = Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  try {
    const backend = await startBackend({
      port: Number(port),
      ...(data !== undefined && { dataDirectory: resolve(data) }),
      ...(migrations !== undefined && { sqlDirectory: resolve(migrations) }),
    });
    output.log(`Address  ${backend.url}\nKey      ${backend.publishableKey}\nMails    ${backend.url}/_mails`);
    await ended;
    await backend.stop();
    return 0;
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

function read(args: readonly string[]) {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    return /^\d+$/.test(values.port) ? values : undefined;
  } catch {
    return undefined;
  }
}
