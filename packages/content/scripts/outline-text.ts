import { outlineOf } from 'course-kit/model';
import { course } from '../src/course.js';

/** What src/outline.generated.json should hold. */
export function outlineText(): string {
  return `${JSON.stringify(outlineOf(course), null, 2)}\n`;
}
