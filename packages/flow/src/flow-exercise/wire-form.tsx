import { useContext, useState } from 'react';
import type { FlowConnection } from '../model/flow.js';
import { componentName } from './exercise-names.js';
import { MendingTexts } from './flow-mending-text.js';
import { connectionText, type ExerciseFlow } from './model/exercise-flow.js';
import type { PortList as Ports } from './port-list.js';

/** Takes connections off without a pointer: any that is there, in the order of their components. */
export function WireForm({
  exercise: { flow, given },
  made,
  PortList,
  onTakeOff,
}: {
  readonly exercise: ExerciseFlow;
  readonly made: readonly FlowConnection[];
  /** It is there already where this is loaded. */
  readonly PortList: typeof Ports;
  readonly onTakeOff: (connection: FlowConnection) => void;
}) {
  const text = useContext(MendingTexts);
  const [chosen, setChosen] = useState<string | null>(null);
  const order = flow.nodes.map(({ id }) => id);
  const wires = [...given, ...made].toSorted(
    (one, other) => order.indexOf(one.from.node) - order.indexOf(other.from.node),
  );
  const wire = wires.find((one) => connectionText(one) === chosen);
  return (
    <form
      className="ck-exercise-form"
      aria-label={text('list')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!wire) return;
        setChosen(null);
        onTakeOff(wire);
      }}
    >
      <PortList
        label={text('wires')}
        ports={wires.map((one) => ({
          id: connectionText(one),
          name: text('wire', {
            from: componentName(flow, one.from.node),
            output: one.from.port,
            to: componentName(flow, one.to.node),
            input: one.to.port,
          }),
        }))}
        chosen={wire ? chosen : null}
        onChoose={setChosen}
      />
      <button type="submit" className="ck-button" aria-disabled={!wire || undefined}>
        {text('takeOff')}
      </button>
    </form>
  );
}
