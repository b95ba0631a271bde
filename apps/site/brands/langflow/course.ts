export { loadQuiz as loadQuestions, loadTasks, outline, tool } from '@course-kit/content';
