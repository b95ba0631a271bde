import type { Question } from '@course-kit/react/model';
import data from 'virtual:course-kit/quiz-1';

/** The questions of level 1, without its lessons. */
export const questions: readonly Question[] = data;
