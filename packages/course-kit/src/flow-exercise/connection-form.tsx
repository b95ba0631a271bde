import { useContext, useId, useState } from 'react';
import { useMarks } from '../components/view/course-text.js';
import type { FlowConnection } from '../flow/model/flow.js';
import { componentName } from './exercise-names.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import { endText, portsOf, typesOf, type ExerciseFlow, type PortPlace } from './model/exercise-flow.js';
import { fittingInputs } from './model/try-connection.js';
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
  const marks = useMarks();
  const either = useListFormat(locale);
  const id = useId();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const outputs = portsOf(exercise.flow).filter(({ side }) => side === 'output');
  const output = outputs.find((one) => endText(one) === from);
  const inputs = output ? fittingInputs(exercise, made, output) : [];
  const input = inputs.find((one) => endText(one) === to);
  const option = (place: PortPlace) => (
    <option key={endText(place)} value={endText(place)} {...marks.course}>
      {text('port', {
        component: componentName(exercise.flow, place.node),
        port: place.port,
        type: either(typesOf(exercise, place)),
      })}
    </option>
  );
  return (
    <form
      className="ck-exercise-form"
      aria-label={text('list')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!output || !input) return;
        setTo('');
        onConnect(output, input);
      }}
    >
      <div className="ck-exercise-field">
        <label htmlFor={`${id}from`}>{text('from')}</label>
        <select
          id={`${id}from`}
          value={from}
          onChange={({ currentTarget }) => {
            setFrom(currentTarget.value);
            setTo('');
          }}
        >
          <option value="">{text('chooseFrom')}</option>
          {outputs.map(option)}
        </select>
      </div>
      <div className="ck-exercise-field">
        <label htmlFor={`${id}to`}>{text('to')}</label>
        <select
          id={`${id}to`}
          value={input ? to : ''}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        >
          <option value="">{text(output && inputs.length === 0 ? 'nothingFits' : 'chooseTo')}</option>
          {inputs.map(option)}
        </select>
      </div>
      <button type="submit" className="ck-button" aria-disabled={!input || undefined}>
        {text('connect')}
      </button>
    </form>
  );
}
