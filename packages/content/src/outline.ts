import type { CourseOutline } from 'course-kit/model';
import data from './outline.generated.json' with { type: 'json' };

/** The course without its lessons. Written by `pnpm run generate`; a test fails when it is out of date. */
export const outline: CourseOutline = data;
