import type { TaskExercise, TaskExercises } from '@course-kit/flow/model';
import type { CourseFiles } from '../source/course-layout.js';
import { NO_COMPONENTS, parseComponents } from '../flow/components.js';
import type { SourceIssue } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { translationOf } from '../source/translation-file.js';
import { parseTaskExercises } from './task-exercises.js';

const TASK_FILE = /^(?<level>\d+)-[^/]+\/(?<task>\d+)-[^/]+\.md$/;

/** The exercises of a course, or their issues. */
export interface ParsedExercises {
  /** By the ids of the tasks; those without a flow are left out. */
  readonly exercises: TaskExercises;
  /** By file and line. */
  readonly issues: readonly SourceIssue[];
}

/**
 * Reads the exercises of a course's lessons.
 *
 * @param remember - what was made of files beside the same components.
 */
export function parseExercises(files: CourseFiles, remember: Memory): ParsedExercises {
  const listed = files.get('components.yaml');
  const { components } =
    listed === undefined
      ? { components: NO_COMPONENTS }
      : remember('components.yaml', listed, () => parseComponents('components.yaml', listed));
  const issues: SourceIssue[] = [];
  const exercises = [...files].flatMap(([path, text]): (readonly [string, readonly TaskExercise[]])[] => {
    const { level, task } = TASK_FILE.exec(path)?.groups ?? {};
    if (level === undefined || task === undefined || translationOf(path)) return [];
    const parsed = remember(`exercises of ${path}`, text, () =>
      parseTaskExercises(path, text, components, remember),
    );
    issues.push(...parsed.check.issues);
    return parsed.exercises.length > 0 ? [[`task-${Number(level)}-${Number(task)}`, parsed.exercises]] : [];
  });
  return { exercises: Object.fromEntries(exercises), issues };
}
