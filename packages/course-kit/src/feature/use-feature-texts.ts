import type { MessageOverrides } from '../messages/course-messages.js';
import { useContext } from 'react';
import { CourseContext } from '../state/course-context.js';

/** The provider's texts of a feature, and its locale, as props for the view; none where a view stands without a provider. */
export function useFeatureTexts<Feature extends keyof MessageOverrides>(
  feature: Feature,
): { readonly messages: MessageOverrides[Feature] | undefined; readonly locale: string } {
  const course = useContext(CourseContext);
  return { messages: course?.messages?.[feature], locale: course?.locale ?? 'en-US' };
}
