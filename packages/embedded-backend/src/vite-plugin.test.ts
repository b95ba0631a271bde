import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { build, createLogger, createServer, preview, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PUBLISHABLE_KEY } from './publishable-key.ts';
import { PASSWORD, newAddress } from './testing/clients.ts';
import { embeddedBackend } from './vite-plugin.ts';

const SCRIPT = 'console.log(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_KEY);';
const lines: string[] = [];
const logger = {
  ...createLogger('silent'),
  info: (text: string) => {
    lines.push(text);
  },
  warn: (text: string) => {
    lines.push(text);
  },
};

let root: string;
const configuration = () => ({
  configFile: false as const,
  root,
  customLogger: logger,
  clearScreen: false,
  plugins: [embeddedBackend({ dataDirectory: join(root, '.data') })],
});

/** A dev server, closed at the latest with its test: the folder is not removed under a running database. */
const serve = async (port: number, plugins = configuration().plugins) => {
  const server = await createServer({ ...configuration(), plugins, server: { host: '127.0.0.1', port } });
  onTestFinished(() => server.close());
  return server.listen();
};

const addressOf = ({ httpServer }: Pick<ViteDevServer, 'httpServer'>) => {
  const address = httpServer?.address();
  return `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : ''}`;
};

const signUpAt = async (url: string) => {
  const client = createClient(url, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return (await client.auth.signUp({ email: newAddress(), password: PASSWORD })).error;
};

beforeAll(() => {
  vi.stubEnv('VITEST', undefined);
  root = mkdtempSync(join(tmpdir(), 'embedded-backend-'));
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  writeFileSync(join(root, 'main.js'), SCRIPT);
});

afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

describe('the Vite plugin', () => {
  it('serves the backend on the address of the site, also after restarts', async () => {
    const server = await serve(5899);
    const url = addressOf(server);
    expect((await fetch(url)).status).toBe(200);
    expect(await (await fetch(`${url}/main.js`)).text()).toContain(
      '"VITE_SUPABASE_URL": (globalThis.location?.origin',
    );
    expect(await signUpAt(url)).toBeNull();
    server.printUrls();
    expect(lines.filter((line) => line.includes(`${url}/_mails`))).toHaveLength(1);
    expect(await (await fetch(`${url}/_mails`)).text()).toContain('<h1>Mails</h1>');

    await server.restart();
    expect(await signUpAt(addressOf(server))).toBeNull();

    await server.close();

    expect(await signUpAt(addressOf(await serve(5899)))).toBeNull();
  });

  it('runs the SQL of a course again when its files have changed', async () => {
    const course = join(root, 'course');
    mkdirSync(course);
    const write = (sql: string) => writeFileSync(join(course, 'quiz.sql'), sql);
    const set = (passMark: number) => `update public.course_settings set pass_mark = ${passMark};`;
    write(set(71));
    const seed = () => readFile(join(course, 'quiz.sql'), 'utf8');
    const plugin = embeddedBackend({ seed, seedFolder: course });
    const server = await serve(5897, [plugin]);
    const client = createClient(addressOf(server), PUBLISHABLE_KEY, { auth: { persistSession: false } });
    const passMark = async () =>
      (await client.from('course_settings').select('pass_mark').single()).data?.pass_mark;
    expect(await passMark()).toBe(71);
    write('no SQL;');
    await expect.poll(() => lines.join()).toContain('The quizzes stay as they were');
    expect(await passMark()).toBe(71);
    write(set(72));
    await expect.poll(passMark).toBe(72);
  });

  it('changes nothing in a build, unless it is for the preview', async () => {
    const textOf = async () => {
      const result = await build({ ...configuration(), build: { write: false } });
      return JSON.stringify(result);
    };
    const plain = await textOf();
    expect(plain).not.toContain('location.origin');
    expect(plain).not.toContain(PUBLISHABLE_KEY);

    vi.stubEnv('VITE_STORAGE', 'embedded');
    await build(configuration());
    expect(await textOf()).toContain('globalThis.location?.origin');
    const server = await preview({ ...configuration(), preview: { host: '127.0.0.1', port: 5898 } });
    onTestFinished(() => server.close());
    expect(
      (await fetch(addressOf({ httpServer: server.httpServer as ViteDevServer['httpServer'] }))).status,
    ).toBe(200);
    expect(
      await signUpAt(addressOf({ httpServer: server.httpServer as ViteDevServer['httpServer'] })),
    ).toBeNull();
  });

  it('refuses a data folder that depends on the working directory', () => {
    expect(() => embeddedBackend({ dataDirectory: '.data' })).toThrow('absolute path');
  });
});
