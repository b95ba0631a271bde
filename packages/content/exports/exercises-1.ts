import type { TaskExercises } from '@course-kit/react/review';
import data from 'virtual:course-kit/exercises-1';

/** What is missing in the flows of the lessons of level 1, for exercises. */
export const exercises: TaskExercises = data;
