import { defineQuestions } from 'course-kit/model';
import { questions as authored } from '../src/levels/5-engineer/quiz.js';

/** The questions of level 5, without its lessons. */
export const questions = defineQuestions(authored);
