import type { CourseMessages, MessageOverrides } from '../../messages/course-messages.js';
import { useCourseContext } from '../../state/course-context.js';

/** A feature's texts and the locale as the provider has them, for its view. */
export function useFeatureTexts<Feature extends keyof CourseMessages>(
  feature: Feature,
): { readonly messages: MessageOverrides[Feature] | undefined; readonly locale: string } {
  const { messages, locale } = useCourseContext();
  return { messages: messages?.[feature], locale };
}
