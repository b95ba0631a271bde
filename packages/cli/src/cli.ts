import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { courseFiles } from './build/course-parts.js';
import { withPictures } from './build/lesson-pictures.js';
import { checkCourse } from './check/check-course.js';
import { readPictures } from './course/course-pictures.js';
import { readCourse } from './course/read-course.js';
import { faultText, type SourceFault } from './source/faults.js';

const USAGE = `course-kit check [folder]             names what is wrong in a course, by file and line
course-kit build [folder] --out dist  writes course.json, outline.json and a file for each level

The folder is "course" where none is named. Pictures are copied beside what is written; --base says at which
path a site has that folder, such as /course/.
`;

/** Where a command writes. */
export interface Output {
  /** What was asked for. */
  readonly log: (text: string) => void;
  /** What went wrong. */
  readonly error: (text: string) => void;
}

/**
 * Runs a command of the terminal.
 *
 * @returns the code that the process ends with: 0 for done, 1 for faults, 2 for a command that there is not.
 */
export async function runCli(args: readonly string[], output: Output): Promise<number> {
  const parsed = parse(args);
  if (!parsed) {
    output.error(USAGE);
    return 2;
  }
  const { command, folder, out, base } = parsed;
  if (command === 'check') return report(await checkCourse(folder), folder, output);
  const { course, faults } = await readCourse(folder);
  if (!course) return report(faults, folder, output);
  const files = courseFiles(course);
  const pictures = await readPictures(folder);
  await mkdir(out, { recursive: true });
  const addressOf = (path: string) => JSON.stringify(`${base.replace(/\/?$/, '/')}${path}`);
  await Promise.all([
    ...Array.from(files, ([name, text]) =>
      writeFile(join(out, name), withPictures(text, pictures, addressOf)),
    ),
    ...Array.from(pictures.keys(), (path) => copyPicture(join(folder, path), join(out, path))),
  ]);
  output.log(`${files.size} files in ${out}`);
  return 0;
}

async function copyPicture(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string', default: 'dist' }, base: { type: 'string', default: '/' } },
      allowPositionals: true,
    });
    const [command, folder = 'course', ...others] = positionals;
    const isKnown = command === 'check' || command === 'build';
    return isKnown && others.length === 0
      ? ({ command, folder, out: values.out, base: values.base } as const)
      : null;
  } catch {
    return null;
  }
}

function report(faults: readonly SourceFault[], folder: string, { log, error }: Output): number {
  for (const fault of faults) error(`${folder}/${faultText(fault)}`);
  if (faults.length === 0) log('No faults');
  return faults.length === 0 ? 0 : 1;
}
