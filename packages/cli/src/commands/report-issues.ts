import type { Output } from '../cli.js';
import { issueText, type SourceIssue } from '../source/issues.js';

/** Writes each issue with its file and line, from where the command was called; the code that it ends with. */
export function reportIssues(issues: readonly SourceIssue[], folder: string, { error }: Output): number {
  for (const issue of issues) error(`${folder}/${issueText(issue)}`);
  return issues.length === 0 ? 0 : 1;
}
