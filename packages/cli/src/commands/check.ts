import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCourse } from '../check/check-course.js';
import { fixedFiles } from '../check/fix-course.js';
import type { Call } from './call.js';
import { reportIssues } from './report-issues.js';

/** Prints the issues of a course, or that there are none; before that it mends what can be mended, where it is asked to. */
export async function checkFolder({ folder, fix, output }: Call): Promise<number> {
  const fixed = fix ? [...(await fixedFiles(folder))] : [];
  await Promise.all(fixed.map(([file, text]) => writeFile(join(folder, file), text)));
  for (const [file] of fixed) output.log(`Wrote ids in ${file}`);
  const issues = await checkCourse(folder);
  if (issues.length === 0) output.log('No issues');
  return reportIssues(issues, folder, output);
}
