import type { Question } from '@course-kit/react/model';
import data from 'virtual:course-kit/quiz-3';

/** The questions of level 3, without its lessons. */
export const questions: readonly Question[] = data;
