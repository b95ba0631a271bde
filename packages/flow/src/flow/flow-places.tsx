import type { FigurePlacesProps } from '@course-kit/react';
import { useMemo, useRef } from 'react';
import { layoutFlow, type FlowLayout } from '../model/flow-layout.js';
import { aroundNodes, nodesOfPlaces, pointOfPlace, withAsked } from '../model/flow-places.js';
import { stackFlow } from '../model/flow-stack.js';
import type { TaskFlow } from '../model/flow.js';
import { LessonFlowTexts } from './lesson-flow.js';
import { PlainFlowFrame } from './plain-flow-frame.js';
import { useChosenInSight } from './use-chosen-in-sight.js';

/**
 * The flow of a lesson, in which the options of a question are numbered and chosen by a press. Radio buttons beside it do the same. Where there is
 * nothing to choose, what the question is about, with its neighbors, and in results which options were right and wrong.
 */
export function FlowPlaces({ figure, places, chosen, outcomes, onChoose }: FigurePlacesProps) {
  const picture = useRef<HTMLDivElement>(null);
  useChosenInSight(picture, chosen);
  const isAbout = !onChoose && !outcomes;
  const highlight = useMemo(() => (isAbout ? nodesOfPlaces(places) : []), [places, isAbout]);
  const flow = useMemo(() => {
    const whole = withAsked(figure as TaskFlow, places);
    return isAbout ? aroundNodes(whole, highlight) : whole;
  }, [figure, places, isAbout, highlight]);
  // In two columns, so that as few as possible are out of sight.
  const layout = useMemo(() => layoutFlow(stackFlow(flow, Math.ceil(flow.nodes.length / 2))), [flow]);
  const marks = (drawn: FlowLayout) =>
    places.map((place, index) => {
      const point = pointOfPlace(drawn, place);
      const outcome = outcomes?.[index];
      return (
        point &&
        (!outcomes || outcome) && (
          <g
            key={place}
            className="ck-flow-mark"
            data-chosen={index === chosen || undefined}
            data-outcome={outcome}
            onClick={() => onChoose?.(index)}
          >
            <circle cx={point.x} cy={point.y} r="14" />
            {outcome ? (
              <path
                d={outcome === 'right' ? 'm-6 0 4 5 8-10' : 'm-5-5 10 10m0-10-10 10'}
                transform={`translate(${point.x} ${point.y})`}
              />
            ) : (
              <text x={point.x} y={point.y} dy="0.35em">
                {isAbout ? '?' : index + 1}
              </text>
            )}
          </g>
        )
      );
    });
  return (
    <LessonFlowTexts>
      <div ref={picture} className="ck-flow ck-flow-places" data-choosable={!!onChoose || undefined}>
        <PlainFlowFrame flow={flow} layout={layout} highlight={highlight} marks={marks} />
      </div>
    </LessonFlowTexts>
  );
}
