import { CourseText, useMarks } from '@course-kit/react/feature';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { FlowLegend } from '../flow/flow-legend.js';
import { FlowPicture } from '../flow/flow-picture.js';
import { FlowText } from '../flow/flow-text.js';
import type { FlowConnection } from '../model/flow.js';
import { layoutAnyFlow } from '../model/flow-detours.js';
import { layoutFlow } from '../model/flow-layout.js';
import { stackFlow } from '../model/flow-stack.js';
import { useIsNarrow } from '../flow/use-is-narrow.js';
import { draggedPath } from './dragged-path.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import type { Mending } from './mending.js';
import {
  connectionText,
  endText,
  isSamePort,
  type ExerciseFlow,
  type PortPlace,
} from './model/exercise-flow.js';
import { linesOf, pointOf, portTargets } from './model/port-targets.js';
import { PASSAGE, runOrder } from './model/run-order.js';
import { mayFit } from './model/try-connection.js';
import { useConnecting } from './use-connecting.js';

const NONE: readonly string[] = [];

/** The flow so far, in which ports are connected by a pointer. What it does, the list below it does as well. */
export function ExercisePicture({
  exercise,
  made,
  pointedOut,
  isRunning,
  onConnect,
  onChoose,
  Wires,
  onTakeOff,
}: {
  readonly exercise: ExerciseFlow;
  readonly made: readonly FlowConnection[];
  /** The component that a hint is about. */
  readonly pointedOut: string | undefined;
  /** It has just been solved: a message travels through it. */
  readonly isRunning: boolean;
  readonly onConnect: (first: PortPlace, second: PortPlace) => void;
  /** A port was chosen to be connected, or let go again. */
  readonly onChoose: (place: PortPlace, isChosen: boolean) => void;
  /** What is pressed to take a connection off. @default nothing is */
  readonly Wires: Mending['Wires'] | undefined;
  readonly onTakeOff: ((connection: FlowConnection) => void) | undefined;
}) {
  const text = useContext(BoardTexts);
  const { flow, given, drawn: all = flow } = exercise;
  const wrong: readonly FlowConnection[] = exercise.wrong;
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(frame);
  const { layout, targets } = useMemo(() => {
    const whole = isNarrow ? layoutFlow(stackFlow(all)) : layoutAnyFlow(all);
    return { layout: whole, targets: portTargets(whole) };
  }, [all, isNarrow]);
  const connections = [...given, ...made];
  const lines = linesOf(layout, targets, connections);
  const drawn = { ...layout, connections: lines };
  const { chosen, dragged, handlers } = useConnecting(targets, layout.width, onConnect, onChoose);
  useEffect(() => {
    const place = layout.nodes.find(({ node }) => node.id === pointedOut);
    const { current } = frame;
    if (!place || !current) return;
    current.scrollTo?.(
      place.x + place.width / 2 - current.clientWidth / 2,
      place.y + place.height / 2 - current.clientHeight / 2,
    );
  }, [layout, pointedOut]);
  const held = dragged?.from ?? chosen;
  const start = held && pointOf(targets, held);
  // The last one that the learner has made.
  const last = made.findLast((one) => !wrong.includes(one));
  const snapped = last && lines.find(({ connection }) => connection === last);
  return (
    <figure {...useMarks().page} className="ck-root ck-flow ck-exercise-picture">
      <figcaption className="ck-flow-title">
        <CourseText>{flow.title}</CourseText>
      </figcaption>
      {/* The picture is moved in its frame where it is larger: ports stay as large as a finger needs. */}
      <div
        ref={frame}
        className="ck-frame ck-flow-frame"
        role="group"
        aria-label={text('picture')}
        tabIndex={0}
      >
        <div className="ck-exercise-board">
          <FlowPicture
            flow={flow}
            layout={drawn}
            highlight={pointedOut === undefined ? NONE : [pointedOut]}
          />
          <div
            className="ck-exercise-ports"
            aria-hidden="true"
            onPointerDown={handlers.onPointerDown}
            onPointerMove={handlers.onPointerMove}
            onPointerUp={handlers.onPointerUp}
            onPointerCancel={handlers.onPointerCancel}
          >
            {Wires && <Wires layout={drawn} onTakeOff={onTakeOff} />}
            {targets.map(({ place, x, y, width, height }) => (
              <span
                key={`${place.side} ${endText(place)}`}
                className="ck-exercise-port"
                style={{ left: x, top: y, width, height }}
                data-side={place.side}
                data-chosen={(held && isSamePort(held, place)) || undefined}
                data-fits={(held && mayFit(exercise, made, held, place)) || undefined}
              >
                <span className="ck-exercise-grip" />
              </span>
            ))}
            <svg className="ck-exercise-lines" width={layout.width} height={layout.height} focusable="false">
              {snapped && (
                <path
                  key={connectionText(snapped.connection)}
                  className="ck-exercise-snap"
                  pathLength="1"
                  d={snapped.path}
                />
              )}
              {isRunning &&
                runOrder({ ...flow, connections }).map(({ connection, turn }, index) => (
                  <circle
                    key={connectionText(connection)}
                    className="ck-exercise-message"
                    r="7"
                    style={{
                      offsetPath: `path("${lines[index]?.path}")`,
                      animationDelay: `${turn * PASSAGE}s`,
                    }}
                  />
                ))}
              {dragged && start && (
                <path className="ck-exercise-line" d={draggedPath(start, dragged.to, dragged.from.side)} />
              )}
            </svg>
          </div>
        </div>
      </div>
      <FlowLegend flow={flow} />
      <FlowText flow={{ ...flow, connections }} highlight={NONE} />
    </figure>
  );
}
