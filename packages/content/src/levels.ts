import type { Level, Question, Task } from '@course-kit/react/model';
import level from 'virtual:course-kit/load-level';
import quiz from 'virtual:course-kit/load-quiz';
import tasks from 'virtual:course-kit/load-tasks';

/** Loads a level with its lessons and questions. Rejects for a number that is not a level of the course. */
export const loadLevel: (level: number) => Promise<Level> = level;

/** Loads a level's lessons, without its questions. Rejects for a number that is not a level of the course. */
export const loadTasks: (level: number) => Promise<readonly Task[]> = tasks;

/** Loads a level's questions, without its lessons. Rejects for a number that is not a level of the course. */
export const loadQuiz: (level: number) => Promise<readonly Question[]> = quiz;
