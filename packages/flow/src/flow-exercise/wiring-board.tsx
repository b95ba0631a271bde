import { CourseText, SentenceWith } from '@course-kit/react/feature';
import { useContext, useMemo, useRef, type MouseEvent, type Ref } from 'react';
import { FlowTexts } from '../flow/flow-diagram-text.js';
import { FlowPicture } from '../flow/flow-picture.js';
import type { FlowConnection } from '../model/flow.js';
import { draggedPath } from './dragged-path.js';
import { componentName } from './exercise-names.js';
import { connectionText, isSamePort, type ExerciseFlow, type PortPlace } from './model/exercise-flow.js';
import { linesOf, pointOf, portTargets } from './model/port-targets.js';
import { ROOMY_ROW, roomyLayout } from './model/roomy-layout.js';
import { PASSAGE, runOrder } from './model/run-order.js';
import { mayFit, stillMissing } from './model/try-connection.js';
import { useConnecting } from './use-connecting.js';
import { WiringPort } from './wiring-port.js';

const NONE: readonly string[] = [];

/** The flow so far, as large as its place, in which each port is a button. */
export function WiringBoard({
  ref,
  exercise,
  made,
  isStill,
  locale,
  onConnect,
  onChoose,
}: {
  readonly ref: Ref<HTMLDivElement>;
  readonly exercise: ExerciseFlow;
  readonly made: readonly FlowConnection[];
  readonly isStill: boolean;
  readonly locale: string | undefined;
  readonly onConnect: (first: PortPlace, second: PortPlace) => void;
  /** A port was chosen to be connected, or let go again. */
  readonly onChoose: (place: PortPlace, isChosen: boolean) => void;
}) {
  const text = useContext(FlowTexts);
  const { flow, given } = exercise;
  const { layout, targets, order } = useMemo(() => {
    const whole = roomyLayout(flow);
    return { layout: whole, targets: portTargets(whole, ROOMY_ROW), order: runOrder(flow) };
  }, [flow]);
  const connections = [...given, ...made];
  const lines = linesOf(layout, targets, connections);
  const { chosen, dragged, press, handlers } = useConnecting(targets, layout.width, onConnect, onChoose);
  const missing = stillMissing(exercise, made);
  const held = dragged?.from ?? chosen;
  const start = held && pointOf(targets, held);
  const isMarked = (place: PortPlace) =>
    held
      ? isSamePort(held, place) || mayFit(exercise, made, held, place)
      : missing.some(({ from }) => isSamePort({ ...from, side: 'output' }, place));
  // A pointer has been answered when its click comes.
  const wasPointer = useRef(false);
  return (
    <div
      ref={ref}
      className="ck-wiring-board"
      role="group"
      aria-label={flow.title}
      onPointerDown={(event) => {
        wasPointer.current = false;
        handlers.onPointerDown(event);
      }}
      onPointerMove={handlers.onPointerMove}
      onPointerUp={(event) => {
        wasPointer.current = true;
        handlers.onPointerUp(event);
      }}
      onPointerCancel={handlers.onPointerCancel}
    >
      <FlowPicture flow={flow} layout={{ ...layout, connections: lines }} highlight={NONE} />
      {!isStill && (
        <>
          <svg
            className="ck-wiring-lines"
            viewBox={`0 0 ${layout.width} ${layout.height}`}
            aria-hidden="true"
            focusable="false"
          >
            {targets
              .filter(({ place }) => isMarked(place))
              .map(({ place, point }) => (
                <circle
                  key={`${place.side} ${place.node} ${place.port}`}
                  className="ck-wiring-ring"
                  data-held={(held && isSamePort(held, place)) || undefined}
                  cx={point.x}
                  cy={point.y}
                  r="8.5"
                />
              ))}
            {dragged && start && (
              <path className="ck-exercise-line" d={draggedPath(start, dragged.to, dragged.from.side)} />
            )}
            {missing.length === 0 &&
              layout.connections.map(({ connection, path }, index) => (
                <path
                  key={connectionText(connection)}
                  className="ck-wiring-message"
                  style={{ animationDelay: `${(order[index]?.turn ?? 0) * PASSAGE}s` }}
                  pathLength="1"
                  d={path}
                />
              ))}
          </svg>
          {targets.map((target) => (
            <WiringPort
              key={`${target.place.side} ${target.place.node} ${target.place.port}`}
              exercise={exercise}
              target={target}
              layout={layout}
              locale={locale}
              isChosen={chosen !== null && isSamePort(chosen, target.place)}
              onClick={(event: MouseEvent) => {
                if (!wasPointer.current || event.detail === 0) press(target.place);
                wasPointer.current = false;
              }}
            />
          ))}
        </>
      )}
      <ul className="ck-visually-hidden">
        {connections.map((connection) => (
          <li key={connectionText(connection)}>
            <CourseText>{componentName(flow, connection.from.node)}</CourseText>
            {': '}
            <SentenceWith
              sentence={text('connection', { output: '{output}', target: '{target}', input: '{input}' })}
              parts={{
                output: <CourseText>{connection.from.port}</CourseText>,
                target: <CourseText>{componentName(flow, connection.to.node)}</CourseText>,
                input: <CourseText>{connection.to.port}</CourseText>,
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
