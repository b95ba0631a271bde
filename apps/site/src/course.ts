import * as course from '#brand/course.ts';
import type { Flow, TaskExercise } from '@course-kit/flow/model';
import type { AskedQuestion, CourseOutline, Task } from '@course-kit/react/model';

/** A flow on the landing page in which a connection is missing, and what is asked of it. In the language of the course. */
export interface TryOut {
  /** As it is in the end, with a place for each component. */
  readonly flow: Flow;
  readonly exercise: TaskExercise;
  /** What goes into the flow, and what comes out of it without the connection and with it. */
  readonly chat: {
    readonly asked: string;
    readonly without: string;
    readonly answer: string;
  };
}

/** What a brand's `course.ts` exports. */
interface BrandedCourse {
  /** The course without its lessons; its title is the site's name. */
  readonly outline: CourseOutline;
  /** Fetches a level's lessons. Rejects for a level that the course does not have. */
  readonly loadTasks: (level: number) => Promise<readonly Task[]>;
  /** Fetches a level's questions; where the database marks them, without their answers. Rejects for a level that the course does not have. */
  readonly loadQuestions: (level: number) => Promise<readonly AskedQuestion[]>;
  /** Fetches what is tried on the landing page. Absent: nothing is. */
  readonly loadTryOut?: () => Promise<TryOut>;
  /** What the course teaches, and where to find it. */
  readonly tool: {
    readonly name: string;
    readonly links: Readonly<
      Record<'documentation' | 'installation' | 'repository' | 'chat' | 'website' | 'profile', string>
    >;
  };
}

/** The course that is built, and the tool it teaches. */
export const { outline, tool, loadTasks, loadQuestions, loadTryOut }: BrandedCourse = course;
