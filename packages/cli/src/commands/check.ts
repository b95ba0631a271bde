import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCourse } from '../check/check-course.js';
import { fixedFiles } from '../check/fix-course.js';
import { issueText } from '../source/issues.js';
import { translationOf } from '../source/translation-file.js';
import type { Call } from './call.js';
import { reportIssues } from './report-issues.js';

/** Prints the issues of a course, or that there are none; before that it mends what can be mended, where it is asked to. */
export async function checkFolder({ folder, fix, output }: Call): Promise<number> {
  const fixed = fix ? [...(await fixedFiles(folder))] : [];
  await Promise.all(fixed.map(([file, text]) => writeFile(join(folder, file), text)));
  for (const [file] of fixed) output.log(`Wrote ${translationOf(file) ? 'its source' : 'ids'} in ${file}`);
  const { issues, notices } = await checkCourse(folder);
  for (const notice of notices) output.log(`${folder}/${issueText(notice)}`);
  if (issues.length === 0) output.log('No issues');
  return reportIssues(issues, folder, output);
}
