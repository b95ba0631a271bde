import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Call, Output } from './commands/call.js';
import { packageFolder } from './package-folder.js';
import { Refusal } from './refusal.js';

const USAGE = `course-kit new <folder>               begins a course, with a site of it; --supabase adds accounts
course-kit dev [folder]               shows a course in the browser, as it is written; --port 4400
course-kit check [folder]             names what is wrong in a course, by file and line; --fix writes ids that are missing
                                      in quizzes
course-kit build [folder] --out dist  writes course.json, outline.json, checks.json and a file for each level
course-kit sql [folder]               writes the migrations of the database into supabase/migrations; --schema bread for
                                      a course in a schema of that name, beside another course
course-kit functions [folder]         writes the signer of certificates and their previews into supabase/functions;
                                      --schema bread
course-kit keys [folder] --out private  writes quiz-keys.sql, by which a database marks the quizzes; never publish it;
                                      --schema bread
course-kit issuer-key [folder]        makes the key that signs certificates, in issuer-keys.json; again: a newer one
course-kit mcp [folder]               answers agents by the Model Context Protocol: lessons as Markdown, and checks of a
                                      learner's files; no answers of the tests
course-kit video <lesson> --out dist  renders the file of a lesson as videos/level1-task1.mp4, with captions beside it

The folder of a course is "course" where none is named. Pictures are copied beside what is written; --base says
at which path a site has that folder, such as /course/.
`;

const OPTIONS = {
  out: { type: 'string' },
  base: { type: 'string', default: '/' },
  port: { type: 'string', default: '4400' },
  supabase: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
  schema: { type: 'string', default: 'public' },
} as const;

interface Command {
  readonly options: readonly (keyof typeof OPTIONS)[];
  /** The default folder; without one it must be given. */
  readonly folder?: string;
  /** The default folder for what is written. @default 'dist' */
  readonly out?: string;
  /** Loads the command's code on demand: a new course needs no parser, and a check no colors. */
  readonly run: (call: Call) => Promise<number>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  new: { options: ['supabase'], run: async (call) => (await import('./commands/new.js')).startCourse(call) },
  dev: {
    options: ['port'],
    folder: 'course',
    run: async (call) => (await import('./commands/dev.js')).showCourse(call),
  },
  check: {
    options: ['fix'],
    folder: 'course',
    run: async (call) => (await import('./commands/check.js')).checkFolder(call),
  },
  build: {
    options: ['out', 'base'],
    folder: 'course',
    run: async (call) => (await import('./commands/build.js')).buildFolder(call),
  },
  sql: {
    options: ['schema'],
    folder: 'supabase/migrations',
    run: async (call) => (await import('./commands/sql.js')).writeMigrations(call),
  },
  functions: {
    options: ['schema'],
    folder: 'supabase/functions',
    run: async (call) => (await import('./commands/functions.js')).writeFunctions(call),
  },
  keys: {
    options: ['out', 'schema'],
    folder: 'course',
    // Not the folder that sites publish: it has the right answers.
    out: 'private',
    run: async (call) => (await import('./commands/keys.js')).writeKeys(call),
  },
  'issuer-key': {
    options: [],
    folder: '.',
    run: async (call) => (await import('./commands/issuer-key.js')).writeIssuerKey(call),
  },
  mcp: {
    options: [],
    folder: 'course',
    run: async (call) => (await import('./commands/mcp.js')).serveAgents(call),
  },
  video: {
    options: ['out'],
    run: async (call) => (await import('./commands/video.js')).renderVideo(call),
  },
};

/**
 * Runs a command of the terminal.
 *
 * @param args - the arguments after the program's name, such as `['check', 'course']`.
 * @returns the exit code: 0 for success, 1 for issues, 2 for what is no command. `dev` and `mcp` resolve when they
 *   are ready, and keep running.
 * @param node - the version of Node. @default the one that runs it
 */
export async function runCli(
  args: readonly string[],
  output: Output,
  node: string = process.versions.node,
): Promise<number> {
  const [name] = args;
  const { version, engines } = await ownManifest();
  if (isOlder(node, engines.node)) {
    output.error(`course-kit needs Node ${engines.node}, and this is ${node}`);
    return 1;
  }
  if (name === '--help' || name === '-h') {
    output.log(USAGE);
    return 0;
  }
  if (name === '--version') {
    output.log(version);
    return 0;
  }
  const parsed = parse(args);
  if (!parsed) {
    output.error(
      name === undefined || Object.hasOwn(COMMANDS, name)
        ? USAGE
        : `There is no command "${name}".\n\n${USAGE}`,
    );
    return 2;
  }
  const { folder } = parsed.call;
  if (parsed.command.folder === 'course' && !existsSync(folder)) {
    const other = `course-kit ${args[0]} path/to/course`;
    output.error(`${folder}: expected the folder of a course, found none. Another one is named: ${other}`);
    return 1;
  }
  try {
    return await parsed.command.run({ ...parsed.call, output, version });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    output.error(error.message);
    return 1;
  }
}

interface Manifest {
  readonly version: string;
  readonly engines: { readonly node: string };
}

async function ownManifest(): Promise<Manifest> {
  const manifest = await readFile(join(packageFolder('@course-kit/cli'), 'package.json'), 'utf8');
  return JSON.parse(manifest) as Manifest;
}

/** Whether a version is before the one that a range such as `>=22.12.0` begins with. */
function isOlder(version: string, range: string): boolean {
  return version.localeCompare(range.replace('>=', ''), 'en', { numeric: true }) < 0;
}

function parse(args: readonly string[]) {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return null;
  try {
    const { values, positionals } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true });
    const [folder = command.folder, ...others] = positionals;
    const isKnown = rest
      .filter((word) => word.startsWith('--'))
      .every((word) => command.options.some((option) => word.startsWith(`--${option}`)));
    const port = Number(values.port);
    if (folder === undefined || others.length > 0 || !isKnown || !Number.isInteger(port)) return null;
    const { out = command.out ?? 'dist' } = values;
    return { command, call: { ...values, out, folder, port } };
  } catch {
    return null;
  }
}
