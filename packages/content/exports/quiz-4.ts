import { defineQuestions } from 'course-kit/model';
import { questions as authored } from '../src/levels/4-custom-integrator/quiz.js';

/** The questions of level 4, without its lessons. */
export const questions = defineQuestions(authored);
