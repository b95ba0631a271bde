import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseExercises, withExercises } from '../exercise/course-exercises.js';
import { createFlowPlacer } from '../flow/place-flows.js';
import type { Highlighter } from '../highlight.js';
import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';
import { createMemory, type Memory } from '../source/memory.js';
import { parseChecks, type ParsedChecks } from '../task-check/course-checks.js';
import type { CourseFiles } from '../source/course-layout.js';
import { readDownloads, type CourseDownloads } from './course-downloads.js';
import { readPictures, type CoursePictures } from '../source/course-pictures.js';
import { parseFiles, type ParsedCourse, type TranslatedCourse } from './parse-course.js';

/** Reads every file of Markdown and YAML in a course's folder. */
export async function readCourseFiles(folder: string): Promise<CourseFiles> {
  // Other endings of the same kinds are read too, so that a lesson is not left out in silence.
  return readTexts(folder, /\.(md|markdown|mdx|yaml)$|^(components|exports)\.yml$/i);
}

/** Reads the samples of learners' work in the folder `samples`, which test a course's checks. */
export async function readSamples(folder: string): Promise<CourseFiles> {
  return readTexts(folder, /^samples[/\\].*\.(json|txt)$/);
}

async function readTexts(folder: string, name: RegExp): Promise<CourseFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => name.test(path))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path.replaceAll(sep, '/'), texts[index] ?? '']));
}

/** The languages that a course's snippets are written in. */
function languagesOf(files: CourseFiles): readonly string[] {
  const opened = [...files.values()].flatMap((text) => [...text.matchAll(/^\s*(?:```+|~~~+)(\w+)/gm)]);
  return [...new Set(opened.map(([, language]) => language ?? ''))].sort();
}

/** A course with its files. */
export interface CourseSource extends TranslatedCourse {
  readonly files: CourseFiles;
  readonly pictures: CoursePictures;
  /** Files that its lessons may hand out. */
  readonly downloads: CourseDownloads;
  /** The checks of a learner's work, by task. */
  readonly checks: TaskChecks;
  /** The exercises on the flows of its lessons. */
  readonly exercises: TaskExercises;
  /** The memory of files that have not changed since they were parsed. */
  readonly remember: Memory;
}

/** Options for reading a folder. */
export interface ReaderOptions {
  /** Whether code is colored and flows are laid out. @default true */
  readonly isColored?: boolean;
  /** The address of lessons, with `{level}` and `{task}` for the numbers. @default the course's setting */
  readonly lessonAddress?: string | undefined;
}

/**
 * Creates a reader of one folder, which parses only files that have changed since the last time.
 *
 * @returns a function that reads the folder as it is now.
 */
export function createCourseReader(
  folder: string,
  { isColored = true, lessonAddress }: ReaderOptions = {},
): () => Promise<CourseSource> {
  let around = '';
  let memory = createMemory();
  let highlight: Highlighter = (code) => code;
  let languages = '';
  const placeFlows = createFlowPlacer();
  return async () => {
    const [files, pictures, downloads] = await Promise.all([
      readCourseFiles(folder),
      readPictures(folder),
      readDownloads(folder),
    ]);
    const needed = languagesOf(files);
    if (isColored && needed.join() !== languages) {
      const { createCodeHighlighter } = await import('../highlight.js');
      highlight = await createCodeHighlighter(needed);
      languages = needed.join();
    }
    // The other files that lessons depend on.
    const listed = ['components.yaml', 'exports.yaml'].map((name) => files.get(name));
    const surroundings = JSON.stringify([languages, listed, [...pictures]]);
    if (surroundings !== around) memory = createMemory();
    around = surroundings;
    const { course, issues, ...translated } = parseFiles(
      files,
      { highlight, pictures },
      memory,
      lessonAddress,
    );
    const { checks, issues: checkIssues } = parseChecks(files, memory);
    const { exercises, places, issues: exerciseIssues } = parseExercises(files, memory);
    const isSound = course !== null && checkIssues.length + exerciseIssues.length === 0;
    const sound = isSound ? withExercises(course, places) : null;
    return {
      course: sound && isColored ? await placeFlows(sound) : sound,
      issues: [...issues, ...checkIssues, ...exerciseIssues],
      ...translated,
      files,
      pictures,
      downloads,
      checks,
      exercises,
      remember: memory,
    };
  };
}

/** Reads the course of a folder; its issues name files within that folder. */
export async function readCourse(folder: string): Promise<ParsedCourse> {
  const { course, issues } = await createCourseReader(folder)();
  return { course, issues };
}

/** Reads the checks of a learner's work in a folder. */
export async function readChecks(folder: string): Promise<ParsedChecks> {
  return parseChecks(await readCourseFiles(folder));
}
