import { defineQuestions } from 'course-kit/model';
import { questions as authored } from '../src/levels/2-flow-builder/quiz.js';

/** The questions of level 2, without its lessons. */
export const questions = defineQuestions(authored);
