import type { Question, Task } from '@course-kit/react/model';

export { outline, tool } from '@course-kit/content/outline';

// Written out, so that the bundler makes a file of each level's lessons and of each quiz.
const TASKS: Readonly<Record<number, () => Promise<{ readonly tasks: readonly Task[] }>>> = {
  1: () => import('@course-kit/content/tasks-1'),
  2: () => import('@course-kit/content/tasks-2'),
  3: () => import('@course-kit/content/tasks-3'),
  4: () => import('@course-kit/content/tasks-4'),
  5: () => import('@course-kit/content/tasks-5'),
};

const QUIZZES: Readonly<Record<number, () => Promise<{ readonly questions: readonly Question[] }>>> = {
  1: () => import('@course-kit/content/quiz-1'),
  2: () => import('@course-kit/content/quiz-2'),
  3: () => import('@course-kit/content/quiz-3'),
  4: () => import('@course-kit/content/quiz-4'),
  5: () => import('@course-kit/content/quiz-5'),
};

/**
 * Fetches a level's lessons.
 *
 * @throws Error for a level that the course does not have.
 */
export async function loadTasks(number: number): Promise<readonly Task[]> {
  const load = TASKS[number];
  if (!load) throw new Error(`There is no level ${number}`);
  return (await load()).tasks;
}

/**
 * Fetches a level's questions.
 *
 * @throws Error for a level that the course does not have.
 */
export async function loadQuestions(number: number): Promise<readonly Question[]> {
  const load = QUIZZES[number];
  if (!load) throw new Error(`There is no level ${number}`);
  return (await load()).questions;
}
