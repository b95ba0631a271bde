'use client';

import { useContext } from 'react';
import type { Flow } from './model/flow.js';
import { withRef } from '../primitives/with-ref.js';
import { CourseContext } from '../state/course-context.js';
import { LanguageMarksProvider } from '../components/view/course-text.js';
import { useLanguageMarks } from '../components/view/language-marks.js';
import { useText } from '../components/view/use-text.js';
import type { CourseTextProps, ViewProps } from '../components/view/view-props.js';
import { FlowTexts } from './flow-diagram-text.js';
import { flowDiagramMessages, type FlowDiagramMessages } from './flow-diagram.messages.js';
import { FlowFigure } from './flow-figure.js';

/** What a drawn flow shows. Its texts and its locale are the provider's where there is one. */
export interface FlowDiagramProps extends ViewProps<FlowDiagramMessages>, CourseTextProps {
  /** The flow to draw, made with `defineFlow`. */
  readonly flow: Flow;
  /** Ids of the components to point out. @default none */
  readonly highlight?: readonly string[];
}

/**
 * Draws a flow: components with their ports, and connections in the color of what they carry. Where it is too
 * narrow for columns the components stand one below the other. Everything is there as text as well.
 */
export const FlowDiagram = withRef(function FlowDiagram({
  courseLanguage,
  messages,
  locale,
  ...props
}: FlowDiagramProps) {
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
      <LanguageMarksProvider value={marks}>
        <FlowFigure {...props} />
      </LanguageMarksProvider>
    </FlowTexts.Provider>
  );
});
