import { useContext, useMemo, type ReactNode } from 'react';
import type { Flow } from '../model/flow.js';
import { layoutFlow, type FlowLayout } from '../model/flow-layout.js';
import { stackFlow } from '../model/flow-stack.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowPicture } from './flow-picture.js';

/** Smaller than this, nobody reads what stands in a picture: it is moved in its frame instead. */
export const LEAST_SCALE = 0.93;

/** What a frame has to show. */
export interface FlowFrameProps {
  readonly flow: Flow;
  readonly layout: FlowLayout;
  /** Ids of the components to point out. */
  readonly highlight: readonly string[];
  /** Ids of the components that are there by now. @default all */
  readonly shown?: readonly string[] | undefined;
  /** Draws something over the picture. @default nothing */
  readonly marks?: ((layout: FlowLayout) => ReactNode) | undefined;
}

/** The picture in a frame that it is moved in where it is larger than its place; on a phone one component below the other. */
export function PlainFlowFrame({
  layout,
  label,
  ...picture
}: FlowFrameProps & {
  /** What the frame is called. @default that it is a picture of the flow */
  readonly label?: string;
}) {
  const text = useContext(FlowTexts);
  const stack = useMemo(() => layoutFlow(stackFlow(picture.flow)), [picture.flow]);
  return (
    <>
      <div className="ck-frame ck-flow-frame" role="group" aria-label={label ?? text('picture')} tabIndex={0}>
        <FlowPicture {...picture} layout={layout} />
        <svg className="ck-flow-strut" width={layout.width * LEAST_SCALE} height="0" aria-hidden="true" />
      </div>
      <div className="ck-flow-stack">
        <FlowPicture {...picture} layout={stack} />
      </div>
    </>
  );
}
