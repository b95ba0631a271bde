import { useContext, type ReactNode } from 'react';
import type { CourseOutline } from '../../model/course.js';
import { CourseContext } from '../../state/course-context.js';
import { CourseProvider } from './course-provider.js';

/**
 * Lets a component stand alone: it shares the provider's state when there is one, and otherwise brings its own, kept in
 * this browser. A component of another course than the provider's brings its own, too, apart from the provider's.
 */
export function CourseScope({
  course,
  component,
  children,
}: {
  readonly course: CourseOutline | undefined;
  /** For the error. */
  readonly component: string;
  readonly children: ReactNode;
}) {
  const provided = useContext(CourseContext)?.store.services.course;
  if (provided && (!course || course.title === provided.title)) return children;
  if (!course) throw new Error(`\`${component}\` needs a \`course\`, or a \`CourseProvider\` above it`);
  return <CourseProvider course={course}>{children}</CourseProvider>;
}
