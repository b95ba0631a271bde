import type { ReactElement, ReactNode } from 'react';
import type { CheckedMessages, MessageOverrides } from '../../messages/course-messages.js';
import { withRef } from '../../primitives/with-ref.js';
import { CourseScope } from '../course-provider/course-scope.js';
import type { CourseProps } from './view-props.js';

/** A component that knows its course. Texts that are written into its `messages` are checked to the letter. */
export type CourseComponent<Props> = <const Texts extends MessageOverrides>(
  props: Props & { readonly messages?: (CheckedMessages<NoInfer<Texts>> & Texts) | undefined },
) => ReactElement;

/**
 * Gives a component its course: the provider's, or its own where it stands alone. `course`, `messages` and `locale` are
 * for its surroundings; the component itself reads them from there.
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
