import { withBase } from './base-path.js';
import * as course from '#brand/course.ts';
import type { AskedQuestion, CourseOutline, Task } from '@course-kit/react/model';

/** What a brand's `course.ts` exports. */
interface BrandedCourse {
  /** The course without its lessons; its title is the site's name. */
  readonly outline: CourseOutline;
  /** Fetches it in a language of the site; what the course does not have in it is as in the outline. */
  readonly loadOutline: (language?: string) => Promise<CourseOutline>;
  /** Fetches a level's lessons, in a language where it has them. Rejects for a level that the course does not have. */
  readonly loadTasks: (level: number, language?: string) => Promise<readonly Task[]>;
  /** Fetches a level's questions, in a language where it has them; where the database marks them, without their answers. Rejects for a level that the course does not have. */
  readonly loadQuestions: (level: number, language?: string) => Promise<readonly AskedQuestion[]>;
  /** What the course teaches, and where to find it. */
  readonly tool: {
    readonly name: string;
    readonly links: Readonly<
      Record<'documentation' | 'installation' | 'repository' | 'chat' | 'website' | 'profile', string>
    >;
  };
}

const branded: BrandedCourse = course;

/** The course that is built, and the tool it teaches. */
export const { outline, tool, loadOutline, loadQuestions } = branded;

/** Fetches a level's lessons; the addresses of videos have the site's base path. */
export const loadTasks: BrandedCourse['loadTasks'] = async (level, language) =>
  (await branded.loadTasks(level, language)).map((task) =>
    task.video?.startsWith('/') ? { ...task, video: withBase(task.video) } : task,
  );
