import {
  LanguageMarksProvider,
  useCourseLanguage,
  useFeatureTexts,
  useLanguageMarks,
  useText,
} from '@course-kit/react/feature';
import type { ReactNode } from 'react';
import { FlowTexts } from './flow-diagram-text.js';
import { flowDiagramMessages, type FlowDiagramMessages } from './flow-diagram.messages.js';

/** Hands texts and languages to the parts of a drawn flow: its own, or those of the provider. */
export function FlowSurroundings({
  courseLanguage,
  messages,
  locale,
  children,
}: {
  readonly courseLanguage: string | undefined;
  readonly messages: Partial<FlowDiagramMessages> | undefined;
  readonly locale: string | undefined;
  readonly children: ReactNode;
}) {
  const provided = useFeatureTexts('flowDiagram');
  const ownLocale = locale ?? provided.locale;
  const text = useText(flowDiagramMessages, messages ?? provided.messages, ownLocale);
  const language = useCourseLanguage();
  const marks = useLanguageMarks(courseLanguage ?? language, ownLocale);
  return (
    <FlowTexts.Provider value={text}>
      <LanguageMarksProvider value={marks}>{children}</LanguageMarksProvider>
    </FlowTexts.Provider>
  );
}
