import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LessonServer } from './lesson-server.js';

const runFile = promisify(execFile);

/** Runs a line of a lesson in the learner's terminal. @returns what it prints. */
export async function inTerminal(
  { folder, environment }: LessonServer,
  line: string,
  exported: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await runFile('bash', ['-c', line], {
    cwd: folder,
    env: { ...environment, ...exported },
  });
  return stdout;
}
