import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { courseFiles } from '../build/course-parts.js';
import { withPictures } from '../build/lesson-pictures.js';
import type { Call } from '../cli.js';
import { createCourseReader } from '../course/read-course.js';
import { reportIssues } from './report-issues.js';

/** Writes a course as data, with its pictures. */
export async function buildFolder({ folder, out, base, output }: Call): Promise<number> {
  const { course, issues, pictures, checks, exercises } = await createCourseReader(folder)();
  if (!course) return reportIssues(issues, folder, output);
  const files = courseFiles(course, checks, exercises);
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
