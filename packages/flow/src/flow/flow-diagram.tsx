'use client';

import { type CourseTextProps, type ViewProps, withRef } from '@course-kit/react/feature';
import { useMemo } from 'react';
import type { Flow } from '../model/flow.js';
import { withDetours } from '../model/flow-detours.js';
import type { FlowDiagramMessages } from './flow-diagram.messages.js';
import { FlowFigure } from './flow-figure.js';
import { FlowFrame } from './flow-frame.js';
import { FlowSurroundings } from './flow-surroundings.js';

/** What a drawn flow shows. Its texts and its locale are the provider's where there is one. */
export interface FlowDiagramProps extends ViewProps<FlowDiagramMessages>, CourseTextProps {
  /** The flow to draw, made with `defineFlow`. */
  readonly flow: Flow;
  /** Ids of the components to point out. @default none */
  readonly highlight?: readonly string[];
}

/**
 * Draws a flow: components with their ports, and connections in the color of what they carry. Where it is
 * larger than its place it can be moved and zoomed. Everything is there as text as well.
 */
export const FlowDiagram = withRef(function FlowDiagram({
  courseLanguage,
  messages,
  locale,
  flow,
  ...props
}: FlowDiagramProps) {
  const placed = useMemo(() => withDetours(flow), [flow]);
  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={messages} locale={locale}>
      <FlowFigure {...props} flow={placed} frame={FlowFrame} />
    </FlowSurroundings>
  );
});
