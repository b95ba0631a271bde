import type { TaskCheck } from './model/task-check.js';

/** A file, or its text. */
export type Work = Blob | string;

/** What a worker is asked; it answers with the report, on the port that comes along. */
export interface CheckRequest {
  readonly goal: TaskCheck;
  readonly work: Work;
}
