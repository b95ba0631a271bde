import { useContext, type HTMLAttributes, type ReactNode } from 'react';
import { portColor, type Flow } from './model/flow.js';
import { layoutNarrow, layoutWide } from './model/flow-layout.js';
import { classNames } from '../primitives/class-name.js';
import { CourseText, useMarks } from '../components/view/course-text.js';
import { FlowTexts } from './flow-diagram-text.js';
import { FlowPicture } from './flow-picture.js';
import { FlowText } from './flow-text.js';

/** A flow as picture and text, with the texts of its surroundings. */
export function FlowFigure({
  flow,
  caption = <CourseText>{flow.title}</CourseText>,
  highlight = [],
  className,
  ...props
}: HTMLAttributes<HTMLElement> & {
  readonly flow: Flow;
  /** @default the flow's title */
  readonly caption?: ReactNode;
  /** Ids of the components to point out. */
  readonly highlight?: readonly string[] | undefined;
}) {
  const text = useContext(FlowTexts);
  const marks = useMarks();
  const wide = layoutWide(flow);
  const types = [...new Set(flow.connections.map(({ type }) => type))];
  return (
    <figure
      {...marks.page}
      {...props}
      className={classNames('ck-root ck-flow', className)}
      data-columns={wide.columns}
    >
      <figcaption className="ck-flow-title">{caption}</figcaption>
      <FlowPicture shape="wide" flow={flow} layout={wide} highlight={highlight} />
      <FlowPicture shape="narrow" flow={flow} layout={layoutNarrow(flow)} highlight={highlight} />
      {types.length > 0 && (
        <ul className="ck-flow-legend" aria-label={text('legend')}>
          {types.map((type) => (
            <li key={type}>
              <svg className="ck-flow-dot" color={portColor(flow, type)} viewBox="0 0 2 2" aria-hidden="true">
                <circle cx="1" cy="1" r="1" />
              </svg>
              <CourseText>{type}</CourseText>
            </li>
          ))}
        </ul>
      )}
      <FlowText flow={flow} highlight={highlight} />
    </figure>
  );
}
