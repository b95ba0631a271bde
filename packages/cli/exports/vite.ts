export { readQuizKeys } from '../src/keys/read-quiz-keys.js';
export { coursePlugin } from '../src/vite/course-plugin.js';
export type { CoursePluginOptions } from '../src/vite/course-plugin.js';
