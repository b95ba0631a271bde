import { useContext, type ReactNode } from 'react';
import { CourseContext } from '../state/course-context.js';
import { LanguageMarksProvider } from '../feature/course-text.js';
import { useLanguageMarks } from '../feature/language-marks.js';
import { useText } from '../feature/use-text.js';
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
  const course = useContext(CourseContext);
  const text = useText(
    flowDiagramMessages,
    messages ?? course?.messages?.flowDiagram,
    locale ?? course?.locale,
  );
  const marks = useLanguageMarks(
    courseLanguage ?? course?.store.services.course.language,
    locale ?? course?.locale,
  );
  return (
    <FlowTexts.Provider value={text}>
      <LanguageMarksProvider value={marks}>{children}</LanguageMarksProvider>
    </FlowTexts.Provider>
  );
}
