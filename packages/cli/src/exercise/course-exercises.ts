import type { TaskExercises } from '@course-kit/flow/model';
import type { Course } from '@course-kit/react/model';
import type { CourseFiles } from '../source/course-layout.js';
import { NO_COMPONENTS, parseComponents } from '../flow/components.js';
import type { SourceIssue } from '../source/issues.js';
import type { Memory } from '../source/memory.js';
import { translationOf } from '../source/translation-file.js';
import { parseTaskExercises, type PlacedExercise } from './task-exercises.js';

const TASK_FILE = /^(?<level>\d+)-[^/]+\/(?<task>\d+)-[^/]+\.md$/;

/** The exercises of a course, or their issues. */
export interface ParsedExercises {
  /** By the ids of the tasks; those without a flow are left out. */
  readonly exercises: TaskExercises;
  /** The same with where they stand. */
  readonly places: Readonly<Record<string, readonly PlacedExercise[]>>;
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
  const places = [...files].flatMap(([path, text]): (readonly [string, readonly PlacedExercise[]])[] => {
    const { level, task } = TASK_FILE.exec(path)?.groups ?? {};
    if (level === undefined || task === undefined || translationOf(path)) return [];
    const parsed = remember(`exercises of ${path}`, text, () =>
      parseTaskExercises(path, text, components, remember),
    );
    issues.push(...parsed.check.issues);
    return parsed.exercises.length > 0 ? [[`task-${Number(level)}-${Number(task)}`, parsed.exercises]] : [];
  });
  const exercises = places.map(([task, placed]) => [task, placed.map(({ exercise }) => exercise)] as const);
  return { exercises: Object.fromEntries(exercises), places: Object.fromEntries(places), issues };
}

/** A course whose lessons say which exercises stand in which step, and which below all of them. */
export function withExercises(course: Course, places: ParsedExercises['places']): Course {
  const levels = course.levels.map((level) => ({
    ...level,
    tasks: level.tasks.map((task) => {
      const titlesIn = (step: number | null) =>
        (places[task.id] ?? []).filter((one) => one.step === step).map(({ exercise }) => exercise.title);
      const withTitles = <Part extends object>(part: Part, titles: readonly string[]) =>
        titles.length > 0 ? { ...part, exercises: titles } : part;
      const steps = task.steps.map((step, index) => withTitles(step, titlesIn(index + 1)));
      return withTitles({ ...task, steps }, titlesIn(null));
    }),
  }));
  return { ...course, levels };
}
