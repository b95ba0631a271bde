import type { Work } from './check-request.js';
import type { CheckReport } from './model/check-report.js';
import { MOST_BYTES } from './model/read-json.js';

/** Reads what a learner hands in, unless it is too large, and compares it. */
export async function checkFile<Goal>(
  check: (goal: Goal, text: string) => CheckReport,
  goal: Goal,
  work: Work,
): Promise<CheckReport> {
  if (typeof work === 'string') return check(goal, work);
  return work.size > MOST_BYTES ? { outcome: 'refused', reason: 'tooLarge' } : check(goal, await work.text());
}
