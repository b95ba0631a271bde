import type { CheckReport } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';

/** A file, or its text. */
export type Work = Blob | string;

/** What a worker is asked. */
export interface CheckRequest {
  readonly id: number;
  readonly goal: TaskCheck;
  readonly work: Work;
}

/** What it answers. */
export interface CheckAnswer {
  readonly id: number;
  readonly report: CheckReport;
}
