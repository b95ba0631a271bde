export { loadQuiz as loadQuestions, loadTasks, outline, tool } from '@course-kit/content';

export const loadTryOut = async () => (await import('./try-out.ts')).tryOut;
