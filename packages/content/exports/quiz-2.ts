import type { Question } from '@course-kit/react/model';
import data from 'virtual:course-kit/quiz-2';

/** The questions of level 2, without its lessons. */
export const questions: readonly Question[] = data;
