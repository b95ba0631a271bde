import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { createCodeHighlighter } from '../highlight.js';
import { readPictures } from './course-pictures.js';
import { parseCourse, type CourseFiles, type ParsedCourse } from './parse-course.js';

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
  return [...new Set(opened.map(([, language]) => language ?? ''))];
}

/** Reads the course of a folder; its faults name files within that folder. */
export async function readCourse(folder: string): Promise<ParsedCourse> {
  const [files, pictures] = await Promise.all([readCourseFiles(folder), readPictures(folder)]);
  return parseCourse(files, await createCodeHighlighter(languagesOf(files)), pictures);
}
