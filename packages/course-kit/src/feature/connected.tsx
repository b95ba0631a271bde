import type { ReactElement, ReactNode } from 'react';
import type { CheckedMessages, MessageOverrides } from '../messages/course-messages.js';
import { withRef } from '../primitives/with-ref.js';
import { CourseScope } from './course-provider/course-scope.js';
import type { CourseProps } from './view-props.js';

/** A component with a course. Texts written into its `messages` are checked by their types. */
export type CourseComponent<Props> = <const Texts extends MessageOverrides>(
  props: Props & { readonly messages?: (CheckedMessages<NoInfer<Texts>> & Texts) | undefined },
) => ReactElement;

/**
 * Provides a component with its course: the provider's, or one of its own. `course`, `messages` and `locale` go to that
 * context, from which the component reads them.
 *
 * @param name - For the error of a component that has no course.
 */
export function connected<Props extends CourseProps>(
  name: string,
  Component: (props: Props) => ReactNode,
): CourseComponent<Props> {
  return withRef<Props>(function Connected({ course, messages, locale, ...props }) {
    return (
      <CourseScope course={course} component={name} messages={messages} locale={locale}>
        <Component {...(props as unknown as Props)} />
      </CourseScope>
    );
  });
}
