import type { CourseOutline, Question, Task } from '@course-kit/react/model';
import inLanguage from 'virtual:course-kit/in-language';

/** What loads the course in a language: what it has in that, and the rest in English. */
export interface CourseInLanguage {
  /** Loads the outline, with the titles and overviews of the levels that are translated. */
  readonly loadOutline: () => Promise<CourseOutline>;
  /** Loads a level's lessons. Rejects for a number that is not a level of the course. */
  readonly loadTasks: (level: number) => Promise<readonly Task[]>;
  /** Loads a level's questions. Rejects for a number that is not a level of the course. */
  readonly loadQuiz: (level: number) => Promise<readonly Question[]>;
}

/** The course in the language of a page, a BCP 47 tag such as `de`. Level 1 is in German. */
export const courseIn: (language: string) => CourseInLanguage = inLanguage;
