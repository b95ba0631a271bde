import * as checks from '#brand/checks.ts';
import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';

/** What a brand's `checks.ts` exports. A module of its own, because only lessons need it. */
interface BrandedChecks {
  /** The ids of tasks whose work can be checked. */
  readonly checkedTasks: readonly string[];
  /** Fetches what the tasks of a level ask of a learner's work. */
  readonly loadChecks: (level: number) => Promise<TaskChecks>;
  /** The ids of tasks with an exercise on their flow. */
  readonly exercisedTasks: readonly string[];
  /** Fetches what is missing in the flows of a level's lessons. */
  readonly loadExercises: (level: number) => Promise<TaskExercises>;
}

/** The checks and exercises of the course that is built. */
export const { checkedTasks, loadChecks, exercisedTasks, loadExercises }: BrandedChecks = checks;
