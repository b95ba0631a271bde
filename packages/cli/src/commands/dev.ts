import type { Call } from './call.js';
import { serveCourse } from '../dev/serve-course.js';
import { withPackages } from '../refusal.js';

const NEEDS = 'course-kit dev needs Vite and React: npm install --save-dev vite react react-dom';

/** Shows a course in the browser until the process is ended. */
export async function showCourse({ folder, port, output }: Call): Promise<number> {
  // Without React's development checks the page updates twice as fast.
  process.env.NODE_ENV ??= 'production';
  const server = await withPackages(NEEDS, () => serveCourse({ folder, port }));
  output.log(`${folder} is at ${server.resolvedUrls?.local[0]}`);
  return 0;
}
