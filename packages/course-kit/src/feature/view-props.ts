import type { HTMLAttributes, Ref } from 'react';
import type { MessageOverrides } from '../messages/course-messages.js';
import type { Course, CourseOutline } from '../model/course.js';

/** Props that all views have, besides the attributes of their root element. */
export interface ViewProps<Texts, Root extends HTMLElement = HTMLElement> extends HTMLAttributes<Root> {
  /** Texts of your own; those that are left out keep their default. @default the texts in English */
  readonly messages?: Partial<Texts> | undefined;
  /** A BCP 47 tag for numbers, dates and plurals. @default 'en-US' */
  readonly locale?: string | undefined;
  /** The root element. */
  readonly ref?: Ref<Root> | undefined;
}

/** Props of views that show texts of a course. */
export interface CourseTextProps {
  /**
   * A BCP 47 tag of the language that the course is written in. Where `locale` is of another one, the course's texts are
   * marked with it for screen readers, and run in its direction.
   *
   * @default that of `locale`
   */
  readonly courseLanguage?: string | undefined;
}

/** Props that all connected components have. */
export interface CourseProps {
  /** Needed where there is no `CourseProvider` above. */
  readonly course?: Course | CourseOutline | undefined;
  /** Texts of your own, by feature; those that are left out are the provider's. @default the texts in English */
  readonly messages?: MessageOverrides | undefined;
  /** A BCP 47 tag for numbers, dates and plurals. @default the provider's */
  readonly locale?: string | undefined;
}

/** Props that most connected components have, besides the attributes of their root element. */
export interface ConnectedProps<Root extends HTMLElement = HTMLElement>
  extends HTMLAttributes<Root>, CourseProps {
  /** The root element. */
  readonly ref?: Ref<Root> | undefined;
}

/** Props of components with headings. */
export interface HeadedProps {
  /** The rank of its first heading in the page, from 1 to 6; headings within it have the next ranks. */
  readonly headingRank?: number | undefined;
}
