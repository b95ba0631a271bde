import { useContext, useState } from 'react';
import type { FlowConnection } from '../model/flow.js';
import { componentName } from './exercise-names.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { endText, portsOf, typesOf, type ExerciseFlow, type PortPlace } from './model/exercise-flow.js';
import { fittingInputs } from './model/try-connection.js';
import { PortList } from './port-list.js';
import { useListFormat } from './use-list-format.js';

/** Connects ports without a pointer: an output, then one of the inputs that its type fits. */
export function ConnectionForm({
  exercise,
  made,
  locale,
  onConnect,
}: {
  readonly exercise: ExerciseFlow;
  readonly made: readonly FlowConnection[];
  readonly locale: string | undefined;
  readonly onConnect: (output: PortPlace, input: PortPlace) => void;
}) {
  const text = useContext(BoardTexts);
  const either = useListFormat(locale);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const outputs = portsOf(exercise.flow).filter(({ side }) => side === 'output');
  const output = outputs.find((one) => endText(one) === from);
  const inputs = output ? fittingInputs(exercise, made, output) : [];
  const input = inputs.find((one) => endText(one) === to);
  const listed = (place: PortPlace) => ({
    id: endText(place),
    name: text('port', {
      component: componentName(exercise.flow, place.node),
      port: place.port,
      type: either(typesOf(exercise, place)),
    }),
  });
  return (
    <form
      className="ck-exercise-form"
      aria-label={text('list')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!output || !input) return;
        setTo(null);
        onConnect(output, input);
      }}
    >
      <PortList
        label={text('from')}
        ports={outputs.map(listed)}
        chosen={from}
        onChoose={(chosen) => {
          setFrom(chosen);
          setTo(null);
        }}
      />
      <PortList
        label={text('to')}
        ports={inputs.map(listed)}
        chosen={input ? to : null}
        emptyText={text(output ? 'nothingFits' : 'chooseFrom')}
        onChoose={setTo}
      />
      <button type="submit" className="ck-button" aria-disabled={!input || undefined}>
        {text('connect')}
      </button>
    </form>
  );
}
