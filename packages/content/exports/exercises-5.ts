import type { TaskExercises } from '@course-kit/react/review';
import data from 'virtual:course-kit/exercises-5';

/** What is missing in the flows of the lessons of level 5, for exercises. */
export const exercises: TaskExercises = data;
