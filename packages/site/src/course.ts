import outlineOfCourse from 'virtual:course-kit/outline';
import loadQuiz from 'virtual:course-kit/load-quiz';
import loadLessons from 'virtual:course-kit/load-tasks';
import type { AskedQuestion, CourseOutline, Task } from '@course-kit/react/model';

export { tool } from 'virtual:course-site/options';
/** The levels whose quizzes show figures of their lessons. */
export { default as drawnQuizzes } from 'virtual:course-kit/drawn-quizzes';

/** The course without its lessons; its title is the site's name. */
export const outline: CourseOutline = outlineOfCourse;

/** Fetches a level's lessons. Rejects for a level that the course does not have. */
export const loadTasks: (level: number) => Promise<readonly Task[]> = loadLessons;

/** Fetches a level's questions; where the database marks them, without their answers. Rejects for a level that the course does not have. */
export const loadQuestions: (level: number) => Promise<readonly AskedQuestion[]> = loadQuiz;
