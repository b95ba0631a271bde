import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseExercises } from '../exercise/course-exercises.js';
import { createFlowPlacer } from '../flow/place-flows.js';
import type { Highlighter } from '../highlight.js';
import type { TaskChecks, TaskExercises } from 'course-kit/review';
import { createMemory, type Memory } from '../source/memory.js';
import { parseChecks, type ParsedChecks } from '../task-check/course-checks.js';
import type { CourseFiles } from './course-layout.js';
import { readPictures, type CoursePictures } from './course-pictures.js';
import { parseFiles, type ParsedCourse } from './parse-course.js';

/** Reads every file of Markdown and YAML in a course's folder. */
export async function readCourseFiles(folder: string): Promise<CourseFiles> {
  return readTexts(folder, /\.(md|yaml)$/);
}

/** Reads the samples of learners' work, by which a course's checks are tried: all that is in the folder `samples`. */
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
export function languagesOf(files: CourseFiles): readonly string[] {
  const opened = [...files.values()].flatMap((text) => [...text.matchAll(/^\s*(?:```+|~~~+)(\w+)/gm)]);
  return [...new Set(opened.map(([, language]) => language ?? ''))].sort();
}

/** A course with the files that it was made of. */
export interface CourseSource extends ParsedCourse {
  readonly files: CourseFiles;
  readonly pictures: CoursePictures;
  /** What its tasks ask of a learner's work. */
  readonly checks: TaskChecks;
  /** What is missing in the flows of its lessons, for exercises. */
  readonly exercises: TaskExercises;
  /** What is known of files that have not changed since they were read last. */
  readonly remember: Memory;
}

/** How a folder is read. */
export interface ReaderOptions {
  /** Whether code gets its colors, and flows their places. @default true */
  readonly isColored?: boolean;
  /** Where lessons are, with `{level}` and `{task}` for the numbers. @default what the course says */
  readonly lessonAddress?: string | undefined;
}

/**
 * Prepares the reading of one folder. What has not changed since the last time is not parsed again.
 *
 * @returns reads the folder as it is now.
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
    const [files, pictures] = await Promise.all([readCourseFiles(folder), readPictures(folder)]);
    const needed = languagesOf(files);
    if (isColored && needed.join() !== languages) {
      const { createCodeHighlighter } = await import('../highlight.js');
      highlight = await createCodeHighlighter(needed);
      languages = needed.join();
    }
    // What a lesson is made of besides its own file.
    const listed = ['components.yaml', 'exports.yaml'].map((name) => files.get(name));
    const surroundings = JSON.stringify([languages, listed, [...pictures]]);
    if (surroundings !== around) memory = createMemory();
    around = surroundings;
    const { course, issues } = parseFiles(files, { highlight, pictures }, memory, lessonAddress);
    const { checks, issues: checkIssues } = parseChecks(files, memory);
    const { exercises, issues: exerciseIssues } = parseExercises(files, memory);
    const sound = checkIssues.length + exerciseIssues.length > 0 ? null : course;
    return {
      course: sound && isColored ? await placeFlows(sound) : sound,
      issues: [...issues, ...checkIssues, ...exerciseIssues],
      files,
      pictures,
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

/** Reads what the tasks of a folder ask of a learner's work. */
export async function readChecks(folder: string): Promise<ParsedChecks> {
  return parseChecks(await readCourseFiles(folder));
}
