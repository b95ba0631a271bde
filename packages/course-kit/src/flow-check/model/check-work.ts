import { checkData, checkText } from './check-data.js';
import { checkFlow } from './check-flow.js';
import type { CheckReport } from './check-report.js';
import { readJson, refusedText } from './read-json.js';
import type { TaskCheck } from './task-check.js';

/** Compares what a learner hands in with what the task asks for. Whatever the text is, it throws nothing. */
export function checkWork(goal: TaskCheck, text: string): CheckReport {
  if (goal.kind === 'text') {
    const refused = refusedText(text);
    return refused ? { outcome: 'refused', reason: refused } : checkText(goal, text);
  }
  const read = readJson(text);
  if ('refused' in read) return { outcome: 'refused', reason: read.refused };
  return goal.kind === 'flow' ? checkFlow(goal, read.value) : checkData(goal, read.value, text);
}
