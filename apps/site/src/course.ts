import * as course from '#brand/course.ts';
import type { AskedQuestion, CourseOutline, Task } from '@course-kit/react/model';

/** What a brand's `course.ts` exports. */
interface BrandedCourse {
  /** The course without its lessons; its title is the site's name. */
  readonly outline: CourseOutline;
  /** Fetches a level's lessons. Rejects for a level that the course does not have. */
  readonly loadTasks: (level: number) => Promise<readonly Task[]>;
  /** Fetches a level's questions; where the database marks them, without their answers. Rejects for a level that the course does not have. */
  readonly loadQuestions: (level: number) => Promise<readonly AskedQuestion[]>;
  /** What the course teaches, and where to find it. */
  readonly tool: {
    readonly name: string;
    readonly links: Readonly<
      Record<'documentation' | 'installation' | 'repository' | 'chat' | 'website' | 'profile', string>
    >;
  };
}

/** The course that is built, and the tool it teaches. */
export const { outline, tool, loadTasks, loadQuestions }: BrandedCourse = course;
