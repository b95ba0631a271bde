import type { Question } from '@course-kit/react/model';
import data from 'virtual:course-kit/quiz-5';

/** The questions of level 5, without its lessons. */
export const questions: readonly Question[] = data;
