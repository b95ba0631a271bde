import type { Finding } from './check-report.js';
import type { DataRule } from './task-check.js';
import { testPlace } from './value-rules.js';

/** Whether one of the values at a place is as a rule asks, or for what is forbidden, all of them. */
export function testData(rule: DataRule, value: unknown): Finding {
  return { state: testPlace(rule, value, rule.path), sought: { kind: 'words', words: rule.words } };
}
