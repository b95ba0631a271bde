'use client';

import { type CourseTextProps, type ViewProps, withRef } from '@course-kit/react/feature';
import { useMemo } from 'react';
import type { Flow } from '../model/flow.js';
import { withDetours } from '../model/flow-detours.js';
import { FlowSurroundings } from './flow-surroundings.js';
import type { FlowDiagramMessages } from './flow-diagram.messages.js';
import { FlowFigure, type FlowStep } from './flow-figure.js';
import { FlowFrame } from './flow-frame.js';

/** What a canvas shows. Its texts and its locale are the provider's where there is one. */
export interface FlowCanvasProps extends ViewProps<FlowDiagramMessages>, CourseTextProps {
  /** The flow as it is in the end, made with `defineFlow` or by a build of the course. */
  readonly flow: Flow;
  /** The steps that build it, such as those of a task; each says by `adds` which components it adds or changes. */
  readonly steps: readonly FlowStep[];
  /**
   * The number of the step that the flow is shown after, from 1; 0 shows the places of what is to come.
   *
   * @selector [data-step]
   * @default the finished flow
   */
  readonly step?: number | undefined;
}

/**
 * Draws a flow that grows step by step: what the step adds is drawn in and marked, what came before is quiet, and what
 * is still to come has its place. Nothing moves from step to step, so it suits a page that follows its reader, and a player.
 */
export const FlowCanvas = withRef(function FlowCanvas({
  courseLanguage,
  messages,
  locale,
  flow,
  ...props
}: FlowCanvasProps) {
  const placed = useMemo(() => withDetours(flow), [flow]);
  return (
    <FlowSurroundings courseLanguage={courseLanguage} messages={messages} locale={locale}>
      <FlowFigure {...props} flow={placed} frame={FlowFrame} />
    </FlowSurroundings>
  );
});
