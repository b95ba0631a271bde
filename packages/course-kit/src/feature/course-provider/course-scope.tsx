import { useContext, useMemo, type ReactNode } from 'react';
import type { MessageOverrides } from '../../messages/course-messages.js';
import { mergeMessages } from './merge-messages.js';
import { isOneCourse } from '../../model/course-key.js';
import type { CourseOutline } from '../../model/course.js';
import { CourseContext, type CourseContextValue } from '../../state/course-context.js';
import { NO_LINKS } from '../../state/link-target.js';
import { CourseProvider } from './course-provider.js';

/**
 * Lets a component work without a provider: it uses the provider's state if there is one, and otherwise creates its
 * own, stored in this browser. A component with another course than the provider's creates its own, too, with the
 * provider's language but without its links, which lead to the provider's course.
 */
export function CourseScope({
  course,
  component,
  messages: own,
  locale: ownLocale,
  children,
}: {
  readonly course: CourseOutline | undefined;
  /** The component's name, for the error. */
  readonly component: string;
  /** Override the provider's. */
  readonly messages?: MessageOverrides | undefined;
  readonly locale?: string | undefined;
  readonly children: ReactNode;
}) {
  const outer = useContext(CourseContext);
  const inner = useMemo(
    () => ({
      ...outer,
      messages: mergeMessages(outer?.messages, own),
      locale: ownLocale ?? outer?.locale,
    }),
    [outer, own, ownLocale],
  );
  if (outer && (!course || isOneCourse(course, outer.store.services.course)))
    return <CourseContext.Provider value={inner as CourseContextValue}>{children}</CourseContext.Provider>;
  if (!course) throw new Error(`\`${component}\` needs a \`course\`, or a \`CourseProvider\` above it`);
  return (
    <CourseProvider {...inner} store={undefined} course={course} translation={undefined} linkFor={NO_LINKS}>
      {children}
    </CourseProvider>
  );
}
