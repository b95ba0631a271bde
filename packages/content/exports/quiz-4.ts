import type { Question } from '@course-kit/react/model';
import data from 'virtual:course-kit/quiz-4';

/** The questions of level 4, without its lessons. */
export const questions: readonly Question[] = data;
