export { readQuizKeys } from '../src/keys/read-quiz-keys.js';
export { readMigrations } from '../src/sql/read-migrations.js';
export type { Migration } from '../src/sql/read-migrations.js';
export { coursePlugin } from '../src/vite/course-plugin.js';
export type { CoursePluginOptions } from '../src/vite/course-plugin.js';
