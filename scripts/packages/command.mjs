import { spawn } from 'node:child_process';

/** Frameworks send no telemetry and show no prompts. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };

/** Creates a shell that collects the output of its commands, so that the output of parallel parts is not mixed. */
export function createShell() {
  let printed = '';
  return {
    /** What the commands have printed so far. */
    get printed() {
      return printed;
    },

    /** Adds a line to what is printed. */
    say(line) {
      printed += `${line}\n`;
    },

    /**
     * Runs a command to its end.
     *
     * @returns what it printed.
     * @throws Error naming it, with all that it printed as `output`, if it fails.
     */
    run(command, parameters, { folder, variables = {} }) {
      const line = [command, ...parameters].join(' ');
      printed += `$ ${line}\n`;
      const start = printed.length;
      const child = spawn(command, parameters, {
        cwd: folder,
        env: { ...env, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => (printed += text));
      }
      return new Promise((resolve, reject) => {
        child.on('error', reject);
        child.on('close', (status) => {
          if (status === 0) return resolve(printed.slice(start));
          const error = new Error(`${line} failed in ${folder}`);
          reject(Object.assign(error, { output: printed.slice(start) }));
        });
      });
    },
  };
}
