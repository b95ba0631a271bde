import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, it, onTestFinished } from 'vitest';
import { runCli } from './cli.ts';
import { newAddress, PASSWORD } from './testing/clients.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command, as a terminal does, until it has printed where it is. */
async function run(...args: string[]) {
  const bin = fileURLToPath(new URL('../exports/bin.ts', import.meta.url));
  const command = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(command, 'exit');
  onTestFinished(() => void command.kill('SIGKILL'));
  const printed: Record<string, string> = {};
  for await (const line of createInterface(command.stdout)) {
    const [name = '', value = ''] = line.split(/ {2,}/);
    printed[name] = value;
    if (name === 'Mails') break;
  }
  const { Address = '', Key = '' } = printed;
  return {
    mails: printed['Mails'] ?? '',
    accounts: createClient(Address, Key, { auth: { persistSession: false, autoRefreshToken: false } }).auth,
    end: async (signal: NodeJS.Signals) => {
      command.kill(signal);
      return (await ended)[0] as number;
    },
  };
}

it('prints where it is, and keeps accounts in its folder', async () => {
  const account = { email: newAddress(), password: PASSWORD };
  const first = await run('--port', '0', '--data', join(folder, 'data'));
  expect((await fetch(first.mails)).status).toBe(200);
  expect((await first.accounts.signUp(account)).error).toBeNull();
  expect(await first.end('SIGINT')).toBe(0);

  const second = await run('--port', '0', '--data', join(folder, 'data'));
  expect((await second.accounts.signInWithPassword(account)).error).toBeNull();
  expect(await second.end('SIGTERM')).toBe(0);
});

const said = async (...args: string[]) => {
  const lines = { log: '', error: '' };
  const code = await runCli(args, {
    log: (text) => void (lines.log += text),
    error: (text) => void (lines.error += text),
  });
  return { code, ...lines };
};

it('names its options where it is asked, and where it is given others', async () => {
  expect(await said('--help')).toMatchObject({ code: 0, log: expect.stringContaining('--migrations') });
  for (const args of [['--prot', '1'], ['--port', 'http'], ['data']])
    expect(await said(...args)).toMatchObject({ code: 2, error: expect.stringContaining('--port') });
});

it('says why it cannot run', async () => {
  const migrations = join(folder, 'none');
  expect(await said('--migrations', migrations)).toMatchObject({
    code: 1,
    error: expect.stringContaining(migrations),
  });
});
