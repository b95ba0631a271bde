import {
  CourseContentError,
  defineCourse,
  type AuthoredLevel,
  type AuthoredTask,
  type Course,
} from 'course-kit/model';
import { NO_COMPONENTS, parseComponents } from '../flow/components.js';
import type { Highlighter } from '../highlight.js';
import type { SourceChecker, SourceFault } from '../source/faults.js';
import type { CoursePictures } from './course-pictures.js';
import { parseCourseFile, type CourseCard } from './course-file.js';
import { parseLevelFile } from './level-file.js';
import { parseQuizFile } from './quiz-file.js';
import { parseTaskFile, type TaskContext } from './task-file.js';

/** A course's files: the text of each by its path within the course's folder, with `/` between folders. */
export type CourseFiles = ReadonlyMap<string, string>;

/** A course of files, or what is wrong with them. */
export interface ParsedCourse {
  /** Null where there are faults. */
  readonly course: Course | null;
  /** By file and line; none for a sound course. */
  readonly faults: readonly SourceFault[];
}

/** A folder of a level: its number in the course, then a name. */
const LEVEL_FOLDER = /^(?<number>\d+)-[^/]+$/;

/** A file of a task: its number in the level, then a name. */
const TASK_FILE = /^(?<number>\d+)-[^/]+\.md$/;

/**
 * Makes a course of its files: `course.md`, `components.yaml`, and a folder for each level with `level.md`, `quiz.md`
 * and a file for each task. Numbers at the start of names give the order.
 *
 * @param highlight - the colors of code.
 * @param pictures - those in the course's folder. @default none
 */
export function parseCourse(
  files: CourseFiles,
  highlight: Highlighter,
  pictures: CoursePictures = new Map(),
): ParsedCourse {
  const faults: SourceFault[] = [];
  const take = <Parsed extends { readonly check: SourceChecker }>(parsed: Parsed): Parsed => {
    faults.push(...parsed.check.faults);
    return parsed;
  };
  const { course } = take(parseCourseFile('course.md', textOf(files, 'course.md', faults)));
  const list = files.get('components.yaml');
  const { components } =
    list === undefined ? { components: NO_COMPONENTS } : take(parseComponents('components.yaml', list));
  const folders = numbered(faults, new Set([...files.keys()].flatMap(folderOf)), LEVEL_FOLDER, '1-basics');
  const levels = folders.map((folder, index): AuthoredLevel => {
    const context = { components, highlight, pictures };
    const { level } = take(parseLevelFile(`${folder}/level.md`, textOf(files, `${folder}/level.md`, faults)));
    const quiz = files.get(`${folder}/quiz.md`);
    return {
      ...level,
      tasks: tasksOf(files, folder, faults, context).map((task, place) =>
        withCommon(task, course, index + 1, place + 1),
      ),
      questions: quiz === undefined ? [] : take(parseQuizFile(`${folder}/quiz.md`, quiz)).questions,
    };
  });
  if (folders.length === 0) faults.push(missing('1-basics/level.md', 'a folder for the first level'));
  if (faults.length > 0) return { course: null, faults };
  return define(course, levels);
}

function tasksOf(
  files: CourseFiles,
  folder: string,
  faults: SourceFault[],
  context: TaskContext,
): readonly AuthoredTask[] {
  const names = [...files.keys()]
    .filter((path) => folderOf(path)[0] === folder)
    .map((path) => path.slice(folder.length + 1))
    .filter((name) => !['level.md', 'quiz.md'].includes(name));
  return numbered(faults, new Set(names), TASK_FILE, '1-first-steps.md', `${folder}/`).map((name) => {
    const path = `${folder}/${name}`;
    const { task, check } = parseTaskFile(path, files.get(path) ?? '', context);
    faults.push(...check.faults);
    return task;
  });
}

/** What lessons have in common, where they say nothing else. */
function withCommon(
  task: AuthoredTask,
  { testedAgainst, video }: CourseCard,
  level: number,
  number: number,
): AuthoredTask {
  const address = video?.replace('{level}', String(level)).replace('{task}', String(number));
  return {
    ...(testedAgainst !== undefined && { testedAgainst }),
    ...(address !== undefined && { video: address }),
    ...task,
  };
}

function define(card: CourseCard, levels: readonly AuthoredLevel[]): ParsedCourse {
  const { testedAgainst: _version, video: _address, ...course } = card;
  try {
    return { course: defineCourse({ ...course, levels }), faults: [] };
  } catch (error) {
    if (!(error instanceof CourseContentError)) throw error;
    const faults = error.issues.map(({ path, expected, message }) => ({
      file: 'course.md',
      line: 1,
      expected: `${expected} at ${path}`,
      found: /found (?<found>.*)$/.exec(message)?.groups?.found ?? message,
    }));
    return { course: null, faults };
  }
}

function textOf(files: CourseFiles, path: string, faults: SourceFault[]): string {
  const text = files.get(path);
  if (text === undefined) faults.push(missing(path, 'this file'));
  return text ?? '---\ntitle: none\n---\n';
}

function missing(file: string, expected: string): SourceFault {
  return { file, line: 1, expected, found: 'none' };
}

/** The folder that a path begins with, if it has one. */
function folderOf(path: string): readonly string[] {
  return path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [];
}

/** Names in the order of the numbers that they begin with; a fault for each that has none, or one that is taken. */
function numbered(
  faults: SourceFault[],
  names: ReadonlySet<string>,
  pattern: RegExp,
  example: string,
  folder = '',
): readonly string[] {
  const numberOf = (name: string) => Number(pattern.exec(name)?.groups?.number ?? Number.NaN);
  const refuse = (name: string, expected: string) =>
    faults.push({ file: folder + name, line: 1, expected, found: `"${name}"` });
  const known = [...names].filter((name) => {
    if (pattern.test(name)) return true;
    refuse(name, `a name such as "${example}"`);
    return false;
  });
  const sorted = known.sort((a, b) => numberOf(a) - numberOf(b));
  sorted.forEach((name, index) => {
    if (numberOf(name) !== index + 1) refuse(name, `number ${index + 1} at the start of its name`);
  });
  return sorted;
}
