import * as checks from '#brand/checks.ts';
import type { TaskChecks } from 'course-kit/flow-check';

/** What a brand's `checks.ts` has; apart from its course, as only lessons need it. */
interface BrandedChecks {
  /** The ids of tasks whose work can be checked. */
  readonly checkedTasks: readonly string[];
  /** Fetches what the tasks of a level ask of a learner's work. */
  readonly loadChecks: (level: number) => Promise<TaskChecks>;
}

/** What the course of the brand that is built checks. */
export const { checkedTasks, loadChecks }: BrandedChecks = checks;
