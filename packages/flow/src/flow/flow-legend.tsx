import { CourseText } from '@course-kit/react/feature';
import { useContext } from 'react';
import { portColor, type Flow } from '../model/flow.js';
import { FlowTexts } from './flow-diagram-text.js';

/** What the colors of a flow's connections stand for. */
export function FlowLegend({ flow }: { readonly flow: Flow }) {
  const text = useContext(FlowTexts);
  const types = [...new Set(flow.connections.map(({ type }) => type))];
  if (types.length === 0) return null;
  return (
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
  );
}
