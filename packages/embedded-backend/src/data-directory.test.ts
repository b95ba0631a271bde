import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type BackendOptions, startBackend } from './backend.ts';
import { courseSql } from './migrations.ts';
import { connect, PASSWORD, saveTasks, signUp } from './testing/clients.ts';

let folder: string;
let options: BackendOptions & { dataDirectory: string; sqlDirectory: string };
const warnings: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  options = {
    driver: 'pglite',
    dataDirectory: join(folder, 'data'),
    sqlDirectory: join(folder, 'sql'),
    warn: (text) => warnings.push(text),
  };
  cpSync(courseSql(), options.sqlDirectory, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stopped at the latest with its test: a folder is not removed under a running database. */
const start = async (more: Partial<BackendOptions> = {}) => {
  const backend = await startBackend({ ...options, ...more });
  onTestFinished(backend.stop);
  return backend;
};

/** What the tokens of a folder are signed with. */
const secretOf = (name: string) => readFileSync(join(folder, name, 'jwt-secret'), 'utf8');

describe('a data folder', () => {
  it('keeps accounts, progress and the secret of its tokens, takes new migrations, and belongs to one process', async () => {
    const first = await start();
    const { client, email, userId } = await signUp(first);
    await saveTasks(client, userId, ['level-1-task-1']);
    await expect(start()).rejects.toThrow('is in use by another process');
    await first.stop();
    const secret = secretOf('data');
    expect(secret.length).toBeGreaterThan(40);

    const migrations = join(options.sqlDirectory, 'migrations');
    writeFileSync(
      join(migrations, '29990101000000_later.sql'),
      'create table public.later (id int primary key);',
    );
    const second = await start();
    const again = connect(second);
    const signIn = await again.auth.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toBeNull();
    const { data } = await again.from('course_progress').select('completed_tasks').single();
    expect(data).toEqual({ completed_tasks: ['level-1-task-1'] });
    expect(await second.serviceSql('select count(*)::int as rows from public.later')).toEqual([{ rows: 0 }]);
    expect(warnings).toEqual([]);
    await second.stop();
    expect(secretOf('data')).toBe(secret);

    renameSync(join(migrations, '29990101000000_later.sql'), join(migrations, '29990101000001_later.sql'));
    const renamed = await start();
    expect(await renamed.serviceSql('select count(*)::int as rows from public.later')).toEqual([{ rows: 0 }]);
    await renamed.stop();

    writeFileSync(
      join(migrations, '29990101000001_later.sql'),
      'create table public.other (id int primary key);',
    );
    writeFileSync(
      join(migrations, '29990102000000_broken.sql'),
      'create table public.half (id int); select 1/0;',
    );
    await expect(start()).rejects.toThrow('29990102000000_broken.sql: division by zero');
    expect(warnings).toEqual([
      expect.stringContaining('29990101000001_later.sql changed after it was applied'),
    ]);

    rmSync(join(migrations, '29990102000000_broken.sql'));
    const third = await start();
    expect(await third.serviceSql(`select to_regclass('public.half') as half`)).toEqual([{ half: null }]);
    await third.stop();
  });

  it('is copied and put back by the commands of the README, with accounts, progress and tokens', async () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const [, chapter = ''] = readme.split('\n## Copies\n');
    const commands = [...chapter.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
    expect(commands).toHaveLength(2);
    const run = (text: string) => execFileSync('sh', ['-euc', text], { cwd: folder });
    const [copy = '', putBack = ''] = commands;
    const dataDirectory = join(folder, '.data');

    const first = await start({ dataDirectory });
    const { client, email, userId } = await signUp(first);
    await saveTasks(client, userId, ['level-1-task-1']);
    const { data: signedIn } = await client.auth.getSession();
    await first.stop();
    run(copy);
    const second = await start({ dataDirectory });
    await second.serviceSql('delete from auth.users');
    await second.stop();
    run(putBack);

    const third = await start({ dataDirectory });
    const again = connect(third);
    await again.auth.setSession(signedIn.session ?? { access_token: '', refresh_token: '' });
    const { data } = await again.from('course_progress').select('completed_tasks').single();
    expect(data).toEqual({ completed_tasks: ['level-1-task-1'] });
    const signIn = await connect(third).auth.signInWithPassword({ email, password: PASSWORD });
    expect(signIn.error).toBeNull();
    await third.stop();
  });

  it("runs the course's SQL again when it has changed, and has a secret of its own", async () => {
    const passMark = async (sql: string) => {
      const backend = await start({
        dataDirectory: join(folder, 'seeded'),
        sqlDirectory: courseSql(),
        seed: async () => sql,
      });
      const [row] = await backend.serviceSql<{ pass_mark: number }>(
        'select pass_mark from public.course_settings',
      );
      await backend.stop();
      return row?.pass_mark;
    };
    const seed = 'update public.course_settings set pass_mark = pass_mark + 1;';
    expect([await passMark(seed), await passMark(seed), await passMark(`${seed} -- changed`)]).toEqual([
      71, 71, 72,
    ]);
    expect(secretOf('seeded')).not.toBe(secretOf('data'));
  });
});
