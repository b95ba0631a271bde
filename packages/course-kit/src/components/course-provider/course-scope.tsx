import { useContext, type ReactNode } from 'react';
import type { CourseOutline } from '../../model/course.js';
import { CourseContext } from '../../state/course-store.js';
import { CourseProvider } from './course-provider.js';

/**
 * Lets a component stand alone: it shares the provider's state when there is one, and otherwise brings its
 * own, kept in this browser.
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
  const isProvided = useContext(CourseContext) !== null;
  if (isProvided) return children;
  if (!course) throw new Error(`\`${component}\` needs a \`course\`, or a \`CourseProvider\` above it`);
  return <CourseProvider course={course}>{children}</CourseProvider>;
}
