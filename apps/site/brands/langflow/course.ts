import type { Level, Question } from 'course-kit/model';

export { outline, tool } from '@course-kit/content/outline';

// Written out, so that the bundler makes a file of each level and of each quiz.
const LEVELS: Readonly<Record<number, () => Promise<{ readonly level: Level }>>> = {
  1: () => import('@course-kit/content/level-1'),
  2: () => import('@course-kit/content/level-2'),
  3: () => import('@course-kit/content/level-3'),
  4: () => import('@course-kit/content/level-4'),
  5: () => import('@course-kit/content/level-5'),
};

const QUIZZES: Readonly<Record<number, () => Promise<{ readonly questions: readonly Question[] }>>> = {
  1: () => import('@course-kit/content/quiz-1'),
  2: () => import('@course-kit/content/quiz-2'),
  3: () => import('@course-kit/content/quiz-3'),
  4: () => import('@course-kit/content/quiz-4'),
  5: () => import('@course-kit/content/quiz-5'),
};

/**
 * Fetches a level's lessons and questions.
 *
 * @throws Error for a level that the course does not have.
 */
export async function loadLevel(number: number): Promise<Level> {
  const load = LEVELS[number];
  if (!load) throw new Error(`There is no level ${number}`);
  return (await load()).level;
}

/**
 * Fetches a level's questions alone.
 *
 * @throws Error for a level that the course does not have.
 */
export async function loadQuestions(number: number): Promise<readonly Question[]> {
  const load = QUIZZES[number];
  if (!load) throw new Error(`There is no level ${number}`);
  return (await load()).questions;
}
