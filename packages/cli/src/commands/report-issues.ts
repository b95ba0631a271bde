import type { Output } from './call.js';
import { issueText, type SourceIssue } from '../source/issues.js';

/** Prints each issue with its file and line, relative to the working directory. Returns the exit code. */
export function reportIssues(issues: readonly SourceIssue[], folder: string, { error }: Output): number {
  for (const issue of issues) error(`${folder}/${issueText(issue)}`);
  return issues.length === 0 ? 0 : 1;
}
