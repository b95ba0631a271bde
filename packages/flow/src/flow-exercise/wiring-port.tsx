import { useContext, type MouseEventHandler } from 'react';
import type { FlowLayout } from '../model/flow-layout.js';
import { componentName } from './exercise-names.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { typesOf, type ExerciseFlow } from './model/exercise-flow.js';
import type { PortTarget } from './model/port-targets.js';
import { useListFormat } from './use-list-format.js';

/** A port as a button: its row in the box of its component, at whatever size the picture is drawn. */
export function WiringPort({
  exercise,
  target: { place, x, y, width, height },
  layout,
  locale,
  isChosen,
  onClick,
}: {
  readonly exercise: ExerciseFlow;
  readonly target: PortTarget;
  readonly layout: FlowLayout;
  readonly locale: string | undefined;
  readonly isChosen: boolean;
  readonly onClick: MouseEventHandler;
}) {
  const text = useContext(BoardTexts);
  const either = useListFormat(locale);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <button
      type="button"
      className="ck-wiring-port"
      data-side={place.side}
      aria-pressed={isChosen}
      aria-label={text('port', {
        component: componentName(exercise.flow, place.node),
        port: place.port,
        type: either(typesOf(exercise, place)),
      })}
      style={{
        left: share(x, layout.width),
        top: share(y, layout.height),
        width: share(width, layout.width),
        height: share(height, layout.height),
      }}
      onClick={onClick}
    >
      <span className="ck-exercise-grip" />
    </button>
  );
}
