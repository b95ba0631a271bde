import type { TaskExercises } from '@course-kit/react/review';
import data from 'virtual:course-kit/exercises-2';

/** What is missing in the flows of the lessons of level 2, for exercises. */
export const exercises: TaskExercises = data;
