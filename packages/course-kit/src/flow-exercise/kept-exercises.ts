import type { DraftStore } from '../ports/draft-store.js';
import { fieldsOf, isFields } from '../flow-check/model/json-value.js';

/** What is remembered of an exercise. */
export interface KeptExercise {
  /** The connections that the learner has made, as lessons write them. */
  readonly made: readonly string[];
  /** When nothing was missing first, in milliseconds since 1970. */
  readonly solvedAt: number | null;
}

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
export function readKeptExercises(
  drafts: DraftStore,
  level: number,
  task: number,
): Readonly<Record<string, KeptExercise>> {
  const kept = fieldsOf(fieldsOf(drafts.read(level, task))['exercises']);
  return Object.fromEntries(Object.entries(kept).map(([title, value]) => [title, toKept(value)]));
}

/** Keeps what a learner has made of an exercise, beside what else the lesson's draft has. */
export function keepExercise(
  drafts: DraftStore,
  level: number,
  task: number,
  title: string,
  exercise: KeptExercise,
): void {
  const exercises = { ...readKeptExercises(drafts, level, task), [title]: exercise };
  drafts.write(level, { ...fieldsOf(drafts.read(level, task)), exercises }, task);
}

function toKept(value: unknown): KeptExercise {
  const { made, solvedAt } = isFields(value) ? value : {};
  return {
    made: Array.isArray(made) ? made.filter((one) => typeof one === 'string') : [],
    solvedAt: typeof solvedAt === 'number' ? solvedAt : null,
  };
}
