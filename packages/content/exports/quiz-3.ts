import { defineQuestions } from 'course-kit/model';
import { questions as authored } from '../src/levels/3-flow-architect/quiz.js';

/** The questions of level 3, without its lessons. */
export const questions = defineQuestions(authored);
