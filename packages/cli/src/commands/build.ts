import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withAddresses } from '../build/course-addresses.js';
import { courseFiles } from '../build/course-parts.js';
import type { Call } from './call.js';
import { createCourseReader } from '../course/read-course.js';
import { reportIssues } from './report-issues.js';

/** Writes a course as data, with its pictures and the files that its lessons hand out. */
export async function buildFolder({ folder, out, base, output }: Call): Promise<number> {
  const source = await createCourseReader(folder)();
  const { course, issues, pictures, checks, exercises } = source;
  if (!course) return reportIssues(issues, folder, output);
  const copied = new Set(pictures.keys());
  const addressOf = (path: string) => {
    copied.add(path);
    return JSON.stringify(`${base.replace(/\/?$/, '/')}${path}`);
  };
  const files = Array.from(courseFiles(course, checks, exercises), ([name, text]) => ({
    name,
    text: withAddresses(text, source, addressOf),
  }));
  await mkdir(out, { recursive: true });
  await Promise.all([
    ...files.map(({ name, text }) => writeFile(join(out, name), text)),
    ...Array.from(copied, (path) => copyInto(join(folder, path), join(out, path))),
  ]);
  output.log(`${files.length} files in ${out}`);
  return 0;
}

async function copyInto(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to);
}
