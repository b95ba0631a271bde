import { checkCourse } from '../check/check-course.js';
import type { Call } from '../cli.js';
import { reportFaults } from './report-faults.js';

/** Says what is wrong with a course, or that nothing is. */
export async function checkFolder({ folder, output }: Call): Promise<number> {
  const faults = await checkCourse(folder);
  if (faults.length === 0) output.log('No faults');
  return reportFaults(faults, folder, output);
}
