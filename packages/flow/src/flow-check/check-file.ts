import type { Work } from './check-request.js';
import type { CheckReport } from './model/check-report.js';
import { MOST_BYTES } from './model/read-json.js';

/** Reads what a learner hands in, unless it is too large, and compares it. Never rejects. */
export async function checkFile<Goal>(
  check: (goal: Goal, text: string) => CheckReport,
  goal: Goal,
  work: Work,
): Promise<CheckReport> {
  const isText = typeof work === 'string';
  // Of text that was pasted the check counts the characters: to encode it takes a third of a check's time.
  if (!isText && work.size > MOST_BYTES) return { outcome: 'refused', reason: 'tooLarge' };
  try {
    return check(goal, isText ? work : await work.text());
  } catch {
    // A browser reads no file that was changed or moved after it was chosen.
    return { outcome: 'refused', reason: 'unreadable' };
  }
}
