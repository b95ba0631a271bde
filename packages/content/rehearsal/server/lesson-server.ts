import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { cp, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { OUTSIDE_ADDRESS } from './outside/network.js';
import { Outside } from './outside/outside.js';
import { isUp, START_TIME } from './is-up.js';
import { RELEASE } from './release.js';
import { StandIn } from './stand-in.js';

const CACHE = fileURLToPath(new URL('../.cache/', import.meta.url));
/** Langflow rewrites `127.0.0.1` to the host of its container where it takes a machine for one. */
const STAND_IN_HOST = '127.0.0.2';

/** The default port, which lessons and their snippets name. */
const PORT = 7860;
const addressAt = (port: number) => `http://127.0.0.1:${port}`;

/** Where the tool's commands are: `LANGFLOW_VENV`, or what `pnpm rehearse` has installed. */
export const VENV = process.env.LANGFLOW_VENV ?? join(CACHE, `langflow-${RELEASE}`);

/** Tables of tokens, which embedding models are asked with; a package brings them along, so that nothing is fetched. */
const TOKENS = join(packages(), 'litellm/litellm_core_utils/tokenizers');

/** Langflow and the model's stand-in for the lessons of one level, which build on one another. */
export class LessonServer {
  readonly standIn: StandIn;
  readonly outside = new Outside(CACHE);
  readonly folder: string;
  /** Where it answers; a lesson may start it at another port. */
  address = addressAt(PORT);
  /** How much its log held when it was started last. */
  #logged = 0;
  #process: ChildProcess | undefined;
  #last: string | undefined;
  /** Whether it began with nothing, for the lesson that runs. */
  isNew = false;

  constructor(readonly level: number) {
    this.folder = join(CACHE, process.env.REHEARSE_ATTACH ? `attached-${level}` : `level-${level}`);
    this.standIn = new StandIn(level, STAND_IN_HOST);
  }

  /** The environment of the server, and of what a lesson runs in a terminal. */
  get environment(): NodeJS.ProcessEnv {
    const { OPENAI_API_KEY: _key, ...inherited } = process.env;
    return {
      ...inherited,
      PATH: `${join(VENV, 'bin')}:${process.env.PATH}`,
      VIRTUAL_ENV: VENV,
      HOME: this.folder,
      // The folder of uv's versions does not move with the home.
      PYENV_ROOT: process.env.PYENV_ROOT ?? join(homedir(), '.pyenv'),
      LANGFLOW_AUTO_LOGIN: 'true',
      DO_NOT_TRACK: 'true',
      LANGFLOW_MODELS_DEV_REFRESH: 'false',
      LANGFLOW_DATABASE_URL: `sqlite:///${this.folder}/langflow.db`,
      LANGFLOW_CONFIG_DIR: join(this.folder, 'config'),
      // Levels 3 and 4 meet the guard against private addresses.
      LANGFLOW_SSRF_ALLOWED_HOSTS: [
        STAND_IN_HOST,
        OUTSIDE_ADDRESS,
        ...([3, 4].includes(this.level) ? [] : ['127.0.0.1']),
      ].join(','),
      OPENAI_BASE_URL: `${this.standIn.address}/v1`,
      TIKTOKEN_CACHE_DIR: TOKENS,
      ...this.outside.environment,
    };
  }

  /**
   * Starts with what the lesson before has left; the first lesson of a level starts with nothing, and so does any with
   * `REHEARSE_FRESH` or after one that failed. With `REHEARSE_ATTACH` a server is used that runs already, while a
   * rehearsal is written.
   */
  async startFor(lesson: string): Promise<void> {
    const before = process.env.REHEARSE_FRESH ? undefined : lessonBefore(lesson);
    if (this.#process && this.#last === before) {
      this.isNew = false;
      return;
    }
    await this.close();
    if (process.env.REHEARSE_ATTACH) {
      await mkdir(this.folder, { recursive: true });
      await this.#startStandIns();
      if (process.env.REHEARSE_FRESH) this.isNew = !(await this.#removeFlows());
      return;
    }
    await rm(this.folder, { recursive: true, force: true });
    await mkdir(join(this.folder, 'config'), { recursive: true });
    const snapshot = before === undefined ? undefined : join(CACHE, 'snapshots', RELEASE, before);
    this.isNew = snapshot === undefined || !(await exists(snapshot));
    if (snapshot !== undefined && !this.isNew) await cp(snapshot, this.folder, { recursive: true });
    else if (snapshot !== undefined)
      process.stderr.write(`${lesson} begins with nothing: there is no snapshot of ${before}.\n`);
    await this.#startStandIns();
    await this.start();
  }

  async #startStandIns(): Promise<void> {
    await this.standIn.start();
    await this.outside.start();
  }

  /** Starts the server on what its folder holds. */
  async start(): Promise<void> {
    this.address = addressAt(PORT);
    await this.#run(`${join(VENV, 'bin/langflow')} run --host 127.0.0.1 --no-open-browser`, this.folder);
  }

  /**
   * Starts the server again, with a lesson's command in a folder of the learner's and more of an environment, in which
   * undefined takes a variable away. A server that runs already is left as it is while a rehearsal is written.
   */
  async restart(
    command: string,
    folder: string,
    more: NodeJS.ProcessEnv = {},
    port: number = PORT,
  ): Promise<void> {
    if (process.env.REHEARSE_ATTACH) return;
    await this.stop();
    this.address = addressAt(port);
    await this.#run(command, folder, { LANGFLOW_HOST: '127.0.0.1', LANGFLOW_OPEN_BROWSER: 'false', ...more });
  }

  async #run(command: string, folder: string, more: NodeJS.ProcessEnv = {}): Promise<void> {
    this.#logged = (await this.#log()).length;
    const log = await open(this.#logFile, 'a');
    this.#process = spawn('bash', ['-c', `exec ${command}`], {
      cwd: folder,
      env: { ...this.environment, ...more },
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
    });
    await this.#answers();
    await log.close();
  }

  get #logFile(): string {
    return join(CACHE, `level-${this.level}.log`);
  }

  async #log(): Promise<string> {
    return (await exists(this.#logFile)) ? readFile(this.#logFile, 'utf8') : '';
  }

  /** What it has printed since it was started last, without colors. */
  async printed(): Promise<string> {
    return stripVTControlCharacters((await this.#log()).slice(this.#logged));
  }

  /** Removes all flows. @returns whether a provider is connected. */
  async #removeFlows(): Promise<boolean> {
    const login = (await (await fetch(`${this.address}/api/v1/auto_login`)).json()) as {
      access_token: string;
    };
    const headers = { Authorization: `Bearer ${login.access_token}` };
    const flows = (await (await fetch(`${this.address}/api/v1/flows/?get_all=true`, { headers })).json()) as {
      id: string;
    }[];
    for (const { id } of flows)
      await fetch(`${this.address}/api/v1/flows/${id}`, { method: 'DELETE', headers });
    const variables = await (await fetch(`${this.address}/api/v1/variables/`, { headers })).text();
    return variables.includes('OPENAI_API_KEY');
  }

  async #answers(): Promise<void> {
    const end = Date.now() + START_TIME;
    while (!(await isUp(this.address))) {
      if (this.#process?.exitCode !== null) throw new Error(`Langflow ended; see ${this.#logFile}.`);
      if (Date.now() > end)
        throw new Error(`Langflow does not answer at ${this.address}; see ${this.#logFile}.`);
      await delay(500);
    }
  }

  /** Stops the server; what it has saved stays. */
  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child?.pid || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    process.kill(-child.pid, 'SIGTERM');
    await Promise.race([ended, delay(20_000)]);
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    while (await isUp(this.address)) await delay(500);
  }

  /** Ends the server and the stand-ins. */
  async close(): Promise<void> {
    await this.stop();
    await this.standIn.stop();
    await this.outside.stop();
  }

  /** Keeps what the lesson leaves, so that the next can be carried out by itself. */
  async keepSnapshot(lesson: string): Promise<void> {
    this.#last = lesson;
    if (process.env.REHEARSE_ATTACH) return;
    const snapshot = join(CACHE, 'snapshots', RELEASE, lesson);
    await rm(snapshot, { recursive: true, force: true });
    await mkdir(snapshot, { recursive: true });
    // The server's own socket is not a file to keep.
    await cp(this.folder, snapshot, { recursive: true, filter: (path) => !path.includes('.gunicorn') });
  }
}

/** Where the tool's Python packages are. */
function packages(): string {
  const libraries = join(VENV, 'lib');
  const python = readdirSync(libraries).find((name) => name.startsWith('python')) ?? 'python3';
  return join(libraries, python, 'site-packages');
}

function lessonBefore(lesson: string): string | undefined {
  const [level, number = 1] = lesson.split('-').map(Number);
  return number === 1 ? undefined : `${level}-${number - 1}`;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
