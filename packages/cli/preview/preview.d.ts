/* What `course-kit dev` gives its page. */
declare module 'virtual:course-kit/preview' {
  import type { Course } from '@course-kit/react/model';
  import type { TaskChecks, TaskExercises } from '@course-kit/flow/model';

  /** An issue in a file of the course. */
  export interface PreviewIssue {
    readonly file: string;
    readonly line: number;
    readonly expected: string;
    readonly found: string;
  }

  /** A course as its files are now. */
  export interface Preview {
    /** The whole path of its folder. */
    readonly folder: string;
    /** Null if its files have issues. */
    readonly course: Course | null;
    readonly checks: TaskChecks;
    readonly exercises: TaskExercises;
    readonly issues: readonly PreviewIssue[];
  }

  const preview: Preview;
  export default preview;
}
