import type { SourceIssue } from './issues.js';
import { translationOf } from './translation-file.js';

/** A course's files: the text of each by its path within the course's folder, with `/` between folders. */
export type CourseFiles = ReadonlyMap<string, string>;

/** The files of a level. */
interface LevelLayout {
  /** Its folder. */
  readonly folder: string;
  /** The files of its tasks in their order; the first is task 1. */
  readonly tasks: readonly string[];
}

/** The files of a course; the first level is level 1. */
export interface CourseLayout {
  readonly levels: readonly LevelLayout[];
  /** Issues about the names of files. */
  readonly issues: readonly SourceIssue[];
}

/** A folder of a level: its number in the course, then a name. */
const LEVEL_FOLDER = /^(?<number>\d+)-[^/]+$/;

/** A file of a task: its number in the level, then a name. */
const TASK_FILE = /^(?<number>\d+)-[^/]+\.md$/;

const OTHER_FILES = ['level.md', 'quiz.md'];

/** The files beside the levels, and how else they may have been named. */
const ROOT_FILES = ['course.md', 'components.yaml', 'exports.yaml', 'carried-out.yaml', 'chapters.yaml'];
const ROOT_FILE = /^(?<name>course|components|exports|carried-out|chapters)\.(?:md|markdown|mdx|ya?ml)$/i;

/** Finds the levels and tasks of a course, in the order of the numbers at the start of their names. */
export function layoutOf(files: CourseFiles): CourseLayout {
  const paths = [...files.keys()].filter((path) => path.includes('/') && !translationOf(path));
  const folders = new Set(paths.map((path) => path.slice(0, path.indexOf('/'))));
  const numbered = inOrder(folders, LEVEL_FOLDER, '1-basics');
  const levels = numbered.names.map((folder) => {
    const names = paths
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1));
    const tasks = new Set(names.filter((name) => !OTHER_FILES.includes(name)));
    return { folder, ...inOrder(tasks, TASK_FILE, '1-first-steps.md', `${folder}/`) };
  });
  return {
    levels: levels.map(({ folder, names }) => ({ folder, tasks: names.map((name) => `${folder}/${name}`) })),
    issues: [...misnamed(files), ...numbered.issues, ...levels.flatMap(({ issues }) => issues)],
  };
}

/** Issues of files that would be left out for their names. */
function misnamed(files: CourseFiles): readonly SourceIssue[] {
  return [...files.keys()].flatMap((file) => {
    const name = ROOT_FILE.exec(file)?.groups?.name?.toLowerCase();
    if (name === undefined || ROOT_FILES.includes(file)) return [];
    const expected = `the name "${ROOT_FILES.find((known) => known.startsWith(`${name}.`))}"`;
    return [{ file, line: 1, expected, found: `"${file}"` }];
  });
}

/** The file of a part of a course, by its path in the data, such as `levels[0].tasks[1].title`. */
export function fileOf({ levels }: CourseLayout, path: string): string {
  const { level, part, index } =
    /^levels\[(?<level>\d+)\](?:\.(?<part>tasks|questions)\[(?<index>\d+)\])?/.exec(path)?.groups ?? {};
  const layout = levels[Number(level)];
  if (!layout) return 'course.md';
  if (part === 'tasks') return layout.tasks[Number(index)] ?? layout.folder;
  return `${layout.folder}/${part === 'questions' ? 'quiz' : 'level'}.md`;
}

/** Sorts names by the numbers that they begin with, with an issue for each missing or repeated number. */
function inOrder(names: ReadonlySet<string>, pattern: RegExp, example: string, folder = '') {
  const numberOf = (name: string) => Number(pattern.exec(name)?.groups?.number ?? Number.NaN);
  const issues: SourceIssue[] = [];
  const refuse = (name: string, expected: string) =>
    issues.push({ file: folder + name, line: 1, expected, found: `"${name}"` });
  const known = [...names].filter((name) => {
    if (pattern.test(name)) return true;
    refuse(name, `a name such as "${example}"`);
    return false;
  });
  const sorted = known.sort((a, b) => numberOf(a) - numberOf(b));
  sorted.forEach((name, index) => {
    // Each is compared with the one before it, so that one mistake is not one of all that come after it.
    const before = sorted[index - 1];
    const number = before === undefined ? 0 : numberOf(before);
    if (numberOf(name) === number) refuse(name, `another number than "${before}" has`);
    else if (numberOf(name) !== number + 1) refuse(name, `number ${number + 1} at the start of its name`);
  });
  return { names: sorted, issues };
}
