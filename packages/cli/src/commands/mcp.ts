import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createCourseReader } from '../course/read-course.js';
import { courseServer, type ServedCourse } from '../mcp/course-server.js';
import type { Call } from './call.js';
import { reportIssues } from './report-issues.js';

/** Answers an agent over the program's input and output, until the input ends. */
export async function serveAgents({ folder, output, version }: Call): Promise<number> {
  const readSource = createCourseReader(folder, { isColored: false });
  const first = await readSource();
  if (!first.course) return reportIssues(first.issues, folder, output);
  let served: ServedCourse = { course: first.course, checks: first.checks };
  // While a course is being written, agents get what could be read last.
  const read = async () => {
    const { course, checks } = await readSource();
    if (course) served = { course, checks };
    return served;
  };
  serveStdio(() => courseServer(read, version));
  return 0;
}
