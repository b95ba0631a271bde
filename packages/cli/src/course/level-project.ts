import type { LevelProject } from '@course-kit/react/model';
import type { CourseFiles } from '../source/course-layout.js';
import type { SourceIssue } from '../source/issues.js';
import { quoted } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { flowCheckTitles } from '../task-check/task-checks.js';

/** The project that a level's file names: the title of a check. */
export interface NamedProject {
  readonly title: string;
  /** The line of the field. */
  readonly line: number;
}

/**
 * The flow that a level's project is: the one check with its title in the level's tasks.
 *
 * @param file - the level's, as issues name it.
 * @param tasks - the files of its tasks, in their order.
 */
export function findProject(
  { title, line }: NamedProject,
  {
    file,
    tasks,
    files,
    remember,
  }: {
    readonly file: string;
    readonly tasks: readonly string[];
    readonly files: CourseFiles;
    readonly remember: Memory;
  },
): { readonly project: LevelProject | undefined; readonly issues: readonly SourceIssue[] } {
  const checks = tasks.flatMap((path, task) =>
    flowCheckTitles(path, files.get(path) ?? '', remember).map((title, flow) => ({
      task: task + 1,
      flow: flow + 1,
      title,
    })),
  );
  const [project, second] = checks.filter((check) => check.title === title);
  if (project && !second) return { project, issues: [] };
  const titles = checks.map((check) => quoted(check.title)).join(', ');
  const expected = second ? 'a title that one check has' : titles && `one of ${titles}`;
  const found = `${quoted(title)}${second ? ' in several' : ''}`;
  return {
    project: undefined,
    issues: [{ file, line, expected: expected || 'the title of a block of ```check flow in a task', found }],
  };
}
