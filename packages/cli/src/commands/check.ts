import { checkCourse } from '../check/check-course.js';
import type { Call } from './call.js';
import { reportIssues } from './report-issues.js';

/** Prints the issues of a course, or that there are none. */
export async function checkFolder({ folder, output }: Call): Promise<number> {
  const issues = await checkCourse(folder);
  if (issues.length === 0) output.log('No issues');
  return reportIssues(issues, folder, output);
}
