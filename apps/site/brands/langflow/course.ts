export { loadQuiz as loadQuestions, loadOutline, loadTasks, outline, tool } from '@course-kit/content';
