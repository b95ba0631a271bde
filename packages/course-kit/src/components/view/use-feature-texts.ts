import type { CourseMessages, MessageOverrides } from '../../messages/course-messages.js';
import { useCourseContext } from '../../state/course-context.js';

/** The provider's texts of a feature, and its locale, as props for the view. */
export function useFeatureTexts<Feature extends keyof CourseMessages>(
  feature: Feature,
): { readonly messages: MessageOverrides[Feature] | undefined; readonly locale: string } {
  const { messages, locale } = useCourseContext();
  return { messages: messages?.[feature], locale };
}
