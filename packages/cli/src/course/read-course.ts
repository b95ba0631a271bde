import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Highlighter } from '../highlight.js';
import { createMemory, type Memory } from '../source/memory.js';
import type { CourseFiles } from './course-layout.js';
import { readPictures, type CoursePictures } from './course-pictures.js';
import { parseFiles, type ParsedCourse } from './parse-course.js';

/** Reads every file of Markdown and YAML in a course's folder. */
export async function readCourseFiles(folder: string): Promise<CourseFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.(md|yaml)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(
    paths.map((path, index) => [relative(folder, path).replaceAll(sep, '/'), texts[index] ?? '']),
  );
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
  /** What is known of files that have not changed since they were read last. */
  readonly remember: Memory;
}

/** How a folder is read. */
export interface ReaderOptions {
  /** Whether code gets its colors. @default true */
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
  return async () => {
    const [files, pictures] = await Promise.all([readCourseFiles(folder), readPictures(folder)]);
    const needed = languagesOf(files);
    if (isColored && needed.join() !== languages) {
      const { createCodeHighlighter } = await import('../highlight.js');
      highlight = await createCodeHighlighter(needed);
      languages = needed.join();
    }
    // What a lesson is made of besides its own file.
    const surroundings = JSON.stringify([languages, files.get('components.yaml'), [...pictures]]);
    if (surroundings !== around) memory = createMemory();
    around = surroundings;
    return {
      ...parseFiles(files, { highlight, pictures }, memory, lessonAddress),
      files,
      pictures,
      remember: memory,
    };
  };
}

/** Reads the course of a folder; its faults name files within that folder. */
export async function readCourse(folder: string): Promise<ParsedCourse> {
  const { course, faults } = await createCourseReader(folder)();
  return { course, faults };
}
