import { defineQuestions } from 'course-kit/model';
import { questions as authored } from '../src/levels/1-fundamentals/quiz.js';

/** The questions of level 1, without its lessons. */
export const questions = defineQuestions(authored);
