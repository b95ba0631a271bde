import type { DraftStore } from '@course-kit/react';
import { keptExercises, withParts, type KeptExercise, type TaskDraft } from '@course-kit/react/feature';

export type { KeptExercise } from '@course-kit/react/feature';

/** What a learner has changed in an exercise. */
export interface ExerciseChange {
  /** The connections that they have made by now, as lessons write them. */
  readonly made: readonly string[];
  /** Nothing is missing any more. */
  readonly isSolved: boolean;
  /** Tries that were refused, since the exercise was opened or begun again. */
  readonly failures: number;
}

/** What a learner has made of the exercises of a task, by their titles. */
export function readKeptExercises(drafts: DraftStore, level: number, task: number): TaskDraft['exercises'] {
  return keptExercises(drafts.read(level, task));
}

/** Keeps what a learner has made of an exercise, beside what else the lesson's draft has. */
export function keepExercise(
  drafts: DraftStore,
  level: number,
  task: number,
  title: string,
  exercise: KeptExercise,
): void {
  const stored = drafts.read(level, task);
  drafts.write(
    level,
    withParts(stored, { exercises: { ...keptExercises(stored), [title]: exercise } }),
    task,
  );
}
