import { useContext, type ReactNode } from 'react';
import { isOneCourse } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import { CourseContext } from '../../state/course-context.js';
import { CourseProvider } from './course-provider.js';

/**
 * Lets a component stand alone: it shares the provider's state when there is one, and otherwise brings its own, kept in
 * this browser. A component of another course than the provider's brings its own, too, in the provider's language and
 * without its links, which lead to the provider's course.
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
  const outer = useContext(CourseContext);
  if (outer && (!course || isOneCourse(course, outer.store.services.course))) return children;
  if (!course) throw new Error(`\`${component}\` needs a \`course\`, or a \`CourseProvider\` above it`);
  const { messages, locale } = outer ?? {};
  return (
    <CourseProvider course={course} {...(messages && { messages })} {...(locale && { locale })}>
      {children}
    </CourseProvider>
  );
}
