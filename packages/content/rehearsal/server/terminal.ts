import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { LessonServer } from './lesson-server.js';

/** What a command has printed, without colors, and how it ended. */
export interface Printed {
  readonly text: string;
  readonly exitCode: number;
}

/** What goes on running. A lesson that fails does not end it itself. */
const running = new Set<number>();
const end = (pid: number) => {
  if (running.delete(pid)) process.kill(-pid, 'SIGTERM');
};
process.once('exit', () => running.forEach(end));

/** A terminal in a folder of the learner's, with the environment of Level 1 active. */
export class Terminal {
  readonly #running: ChildProcess[] = [];

  constructor(
    private readonly server: LessonServer,
    readonly folder: string,
    /** What the learner has exported; undefined takes a variable away. */
    readonly environment: NodeJS.ProcessEnv = {},
  ) {}

  /** A terminal in a folder below. */
  in(folder: string, environment: NodeJS.ProcessEnv = {}): Terminal {
    return new Terminal(this.server, join(this.folder, folder), { ...this.environment, ...environment });
  }

  /** Saves a file, as the learner does from a snippet. */
  async write(path: string, text: string): Promise<void> {
    const file = join(this.folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${text.trimEnd()}\n`);
  }

  /** Runs commands of a lesson and fails where the last of them does. */
  async run(commands: string): Promise<string> {
    const { text, exitCode } = await this.try(commands);
    if (exitCode !== 0) throw new Error(`${commands}\nended with ${exitCode}:\n${text}`);
    return text;
  }

  /** Runs commands that may fail. */
  async try(commands: string): Promise<Printed> {
    const child = this.#spawn(commands);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => printed.push(part.toString()));
    const exitCode = await new Promise<number>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
    return { text: stripVTControlCharacters(printed.join('')), exitCode };
  }

  /** Starts a command that goes on, such as a server. @returns what it has printed so far, when asked. */
  leaveRunning(command: string): () => string {
    const child = this.#spawn(`exec ${command}`, true);
    const printed: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => printed.push(part.toString()));
    const { pid } = child;
    if (pid !== undefined) {
      running.add(pid);
      this.#running.push(child);
      child.once('exit', () => running.delete(pid));
    }
    return () => printed.join('');
  }

  /** Ends what was left running, and waits for it. */
  async close(): Promise<void> {
    const ended = this.#running.splice(0).map(async (child) => {
      if (child.pid === undefined || !running.has(child.pid)) return;
      const exit = once(child, 'exit');
      end(child.pid);
      await exit;
    });
    await Promise.all(ended);
  }

  /** @param alone - with its own children, so that all of them can be ended. */
  #spawn(commands: string, alone = false) {
    return spawn('bash', ['-c', commands], {
      cwd: this.folder,
      env: { ...this.server.environment, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: alone,
    });
  }
}
