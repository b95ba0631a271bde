import { loadQuestions, loadTasks, outline } from './course.js';

/** In one language. */
export const courseIn = () => ({ loadOutline: async () => outline, loadTasks, loadQuiz: loadQuestions });
