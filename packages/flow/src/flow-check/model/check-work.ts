import { checkData, checkText } from './check-data.js';
import { checkFlow } from './check-flow.js';
import type { CheckReport } from './check-report.js';
import type { TaskCheck } from './task-check.js';

/** Compares what a learner hands in with what the task asks for. Whatever the text is, it throws nothing. */
export function checkWork(goal: TaskCheck, text: string): CheckReport {
  if (goal.kind === 'flow') return checkFlow(goal, text);
  return goal.kind === 'text' ? checkText(goal, text) : checkData(goal, text);
}
