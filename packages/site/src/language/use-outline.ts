import type { CourseOutline } from '@course-kit/react/model';
import { outline } from '../course.js';
import { useLanguage } from './language-context.js';

/** The course in the language of the page, where it has one. */
export function useOutline(): CourseOutline {
  return useLanguage().shown.words?.outline ?? outline;
}
