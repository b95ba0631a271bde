import { checkWork, type TaskCheck, type TaskChecks } from '@course-kit/flow/model';
import type { CourseFiles } from '../source/course-layout.js';
import { NO_COMPONENTS, parseComponents } from '../flow/components.js';
import type { SourceIssue } from '../source/issues.js';
import { createMemory, type Memory } from '../source/memory.js';
import { translationOf } from '../source/translation-file.js';
import { NO_NAMES, parseExportedNames } from './exported-names.js';
import { parseTaskChecks } from './task-checks.js';

const TASK_FILE = /^(?<level>\d+)-[^/]+\/(?<task>\d+)-[^/]+\.md$/;
const SAMPLE = /^samples\/(?<task>task-\d+-\d+)(?:-(?<number>\d+))?\.[\w-]*\.?(?<kind>right|wrong)\.\w+$/;

/** The checks of a course's tasks, or their issues. */
export interface ParsedChecks {
  /** By task id; tasks without checks are left out. */
  readonly checks: TaskChecks;
  /** By file and line. */
  readonly issues: readonly SourceIssue[];
}

/**
 * Reads the checks of a learner's work in a course.
 *
 * @param remember - what was made of files beside the same components and names. @default nothing
 */
export function parseChecks(files: CourseFiles, remember: Memory = createMemory()): ParsedChecks {
  const exported = files.get('exports.yaml');
  const { names, check } =
    exported === undefined
      ? { names: NO_NAMES, check: null }
      : remember('exports.yaml', exported, () => parseExportedNames('exports.yaml', exported));
  const listed = files.get('components.yaml');
  const { components } =
    listed === undefined
      ? { components: NO_COMPONENTS }
      : remember('components.yaml', listed, () => parseComponents('components.yaml', listed));
  const issues = [...(check?.issues ?? [])];
  const checks = [...files].flatMap(([path, text]): (readonly [string, readonly TaskCheck[]])[] => {
    const { level, task } = TASK_FILE.exec(path)?.groups ?? {};
    if (level === undefined || task === undefined || translationOf(path)) return [];
    const parsed = remember(`checks of ${path}`, text, () =>
      parseTaskChecks(path, text, { components, names }, remember),
    );
    issues.push(...parsed.check.issues);
    return parsed.checks.length > 0 ? [[`task-${Number(level)}-${Number(task)}`, parsed.checks]] : [];
  });
  return { checks: Object.fromEntries(checks), issues };
}

/**
 * Runs checks on samples of learners' work: `samples/task-1-4.right.json` must pass the check of that task,
 * `samples/task-1-4.no-prompt.wrong.json` must not, and `task-2-1-2` is the second check of a task.
 */
export function trySamples(checks: TaskChecks, samples: CourseFiles): readonly SourceIssue[] {
  return [...samples].flatMap(([file, text]): SourceIssue[] => {
    const { task = '', number = '1', kind } = SAMPLE.exec(file)?.groups ?? {};
    const goal = checks[task]?.[Number(number) - 1];
    if (!goal) {
      return [
        {
          file,
          line: 1,
          expected: 'a name such as "task-1-4.right.json", of a task with a check',
          found: task,
        },
      ];
    }
    const report = checkWork(goal, text);
    const isPassed = report.outcome === 'checked' && report.isPassed;
    if (isPassed === (kind === 'right')) return [];
    const missing =
      report.outcome === 'checked' ? report.findings.filter(({ state }) => state !== 'found') : [report];
    const found = isPassed ? 'that it does' : missing.map((one) => JSON.stringify(one)).join(', ');
    return [{ file, line: 1, expected: `that it ${kind === 'right' ? 'passes' : 'does not pass'}`, found }];
  });
}
