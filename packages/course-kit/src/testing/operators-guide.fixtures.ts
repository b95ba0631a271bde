import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** The package's folder of SQL. */
export const SQL_FOLDER = join(packages, 'course-kit/supabase');

/** The guide for operators. */
export const readGuide = () => readFileSync(join(SQL_FOLDER, 'operating.md'), 'utf8');

/** The chapters whose commands the test executes. */
export const CHAPTERS = [
  'Without Supabase Auth',
  'Migrations',
  'Keys',
  'Whole copies',
  'Restoring a whole copy',
  'Data alone',
  'Restoring data alone',
  'Looking at a copy',
  'Deleting a learner',
] as const;

/** The chapters whose commands need a hosted project; the guide says so there. */
export const NOT_EXECUTED: readonly string[] = ['On Supabase'];

/** Commands or SQL of the guide. */
export interface GuideBlock {
  /** The heading that it stands below. */
  readonly chapter: string;
  /** What follows the back ticks, such as `sh`. */
  readonly language: string;
  readonly text: string;
}

/** A heading, or everything between two fences; what looks like a heading in between is a comment. */
const PART = /^#+ (?<heading>.+)$|^ *```(?<language>.*)\n(?<text>[\s\S]*?)^ *```$/gmu;

/** All fenced blocks of a guide, in order. */
export function guideBlocks(markdown: string): readonly GuideBlock[] {
  let chapter = '';
  return [...markdown.matchAll(PART)].flatMap(({ groups = {} }) => {
    const { heading, language = '', text = '' } = groups;
    chapter = heading ?? chapter;
    return heading === undefined ? [{ chapter, language, text }] : [];
  });
}

/** The databases that the guide's commands name. */
export interface Addresses {
  readonly DATABASE_URL: string;
  readonly NEW_DATABASE_URL?: string;
}

export type Workplace = ReturnType<typeof openWorkplace>;

/**
 * An operator's project: both packages are installed, the course of the starter is in `course`, and its first quiz is a pool.
 *
 * @param programs - the folder of PostgreSQL's programs.
 */
export function openWorkplace(programs: string) {
  const folder = mkdtempSync(join(tmpdir(), 'operators-guide-'));
  const scope = join(folder, 'node_modules/@course-kit');
  mkdirSync(scope, { recursive: true });
  symlinkSync(join(packages, 'course-kit'), join(scope, 'react'));
  symlinkSync(join(packages, 'cli'), join(scope, 'cli'));
  cpSync(join(packages, 'cli/starter/course'), join(folder, 'course'), { recursive: true });
  const blocks = guideBlocks(readGuide());
  const executed = new Set<GuideBlock>();
  const environment = {
    ...process.env,
    PATH: [programs, dirname(process.execPath), process.env['PATH']].join(delimiter),
    npm_config_offline: 'true',
  };

  /** Runs a program there. Rejects with what it said where it fails. */
  const run = async (program: string, given: readonly string[], more: object = {}) => {
    const { stdout } = await execute(program, given, { cwd: folder, env: { ...environment, ...more } });
    return stdout.trim();
  };
  /** Runs SQL as the owner of a database, and answers with what `psql` prints. */
  const query = (url: string, sql: string) =>
    run('psql', [url, '--no-psqlrc', '--quiet', '-At', '--set', 'ON_ERROR_STOP=1', '--command', sql]);
  let databases = 0;

  return {
    folder,
    query,
    /** Runs commands as a shell does that stops at the first one which fails. */
    shell: (commands: string, addresses: object = {}) => run('sh', ['-euc', commands], addresses),
    /** Runs what stands in a chapter of the guide, as it is written. */
    follow: async (chapter: (typeof CHAPTERS)[number], addresses: Addresses) => {
      let printed = '';
      for (const block of blocks.filter((each) => each.chapter === chapter)) {
        const isSql = block.language === 'sql';
        // oxlint-disable-next-line no-await-in-loop -- in their order
        printed += await (isSql
          ? query(addresses.DATABASE_URL, block.text)
          : run('sh', ['-euc', block.text], addresses));
        executed.add(block);
      }
      return printed;
    },
    /** What nobody has followed yet. */
    left: () => blocks.filter((block) => !NOT_EXECUTED.includes(block.chapter) && !executed.has(block)),
    /** Makes an empty database on a server, and answers with its address. */
    createDatabase: async (server: string) => {
      databases += 1;
      const url = new URL(server);
      url.pathname = `course_${databases}`;
      await query(server, `create database course_${databases}`);
      return url.href;
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
