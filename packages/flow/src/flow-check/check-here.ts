import { checkFile } from './check-file.js';
import type { Work } from './check-request.js';
import type { CheckReport } from './model/check-report.js';
import { checkWork } from './model/check-work.js';
import type { TaskCheck } from './model/task-check.js';

/** Compares in the page itself. */
export function checkHere(goal: TaskCheck, work: Work): Promise<CheckReport> {
  return checkFile(checkWork, goal, work);
}
