export { coursePlugin } from '../src/vite/course-plugin.js';
export type { CoursePluginOptions } from '../src/vite/course-plugin.js';
