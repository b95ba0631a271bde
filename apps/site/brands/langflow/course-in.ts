export { courseIn } from '@course-kit/content';
