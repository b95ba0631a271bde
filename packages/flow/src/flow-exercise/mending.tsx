import { CourseText, RichText, useText } from '@course-kit/react/feature';
import { useContext, type ComponentProps, type ReactNode } from 'react';
import type { FlowLayout } from '../model/flow-layout.js';
import type { Flow, FlowConnection } from '../model/flow.js';
import { ExerciseAnswer, Names } from './exercise-answer.js';
import { componentName } from './exercise-names.js';
import { MendingTexts } from './flow-mending-text.js';
import { flowMendingMessages, type FlowMendingMessages } from './flow-mending.messages.js';
import { connectionText, type SoughtConnection } from './model/exercise-flow.js';
import type { ExerciseState } from './model/exercise-state.js';
import { lead, startMending, takeOff, toMendedFlow } from './model/mending.js';
import { WireForm } from './wire-form.js';

/** What an exercise with wrong connections needs besides what others do. Loaded with the first of them. */
export const mending = {
  toMendedFlow,
  startMending,
  lead,
  takeOff,
  Texts,
  HowTo,
  Left,
  Wires,
  Answer,
  Hint,
  WireForm,
};

export type Mending = typeof mending;

function Texts({
  messages,
  locale,
  children,
}: {
  readonly messages: Partial<FlowMendingMessages> | undefined;
  readonly locale: string | undefined;
  readonly children: ReactNode;
}) {
  const text = useText(flowMendingMessages, messages, locale);
  return <MendingTexts.Provider value={text}>{children}</MendingTexts.Provider>;
}

function HowTo() {
  const text = useContext(MendingTexts);
  return <p className="ck-hint">{text('howTo')}</p>;
}

/** How many are wrong. */
function Left({ count }: { readonly count: number }) {
  const text = useContext(MendingTexts);
  return count > 0 && `${text('wrong', { count })} `;
}

/** What is pressed in the picture to take a connection off. */
function Wires({
  layout: { width, height, connections },
  onTakeOff,
}: {
  readonly layout: FlowLayout;
  readonly onTakeOff: ((connection: FlowConnection) => void) | undefined;
}) {
  return (
    <svg className="ck-exercise-wires" width={width} height={height} focusable="false">
      {connections.map(({ connection, path }) => (
        <path
          key={connectionText(connection)}
          className="ck-exercise-wire"
          d={path}
          // A press on it is none on a port nearby.
          onPointerDown={(event) => event.stopPropagation()}
          // The second press of a double click would take off what is beside it.
          onClick={({ detail }) => detail < 2 && onTakeOff?.(connection)}
        />
      ))}
    </svg>
  );
}

/** The sentence on what happened last. */
function Answer(props: ComponentProps<typeof ExerciseAnswer>) {
  const text = useContext(MendingTexts);
  const { flow, happening } = props;
  if (typeof happening === 'string' || 'place' in happening) return <ExerciseAnswer {...props} />;
  if (!happening.fits)
    return happening.refusal.reason === 'needed' ? (
      text('refused')
    ) : (
      <>
        <ExerciseAnswer {...props} />
        {happening.refusal.reason === 'taken' && ` ${text('takenFirst')}`}
      </>
    );
  if (!happening.isOff) return <ExerciseAnswer {...props} />;
  const { from, to } = happening.connection;
  return (
    <Names
      sentence={text('takenOff', { output: '{output}', component: '{component}', input: '{input}' })}
      names={{ output: from.port, component: componentName(flow, to.node), input: to.port }}
    />
  );
}

/** What a learner is told of a connection to take off. Announced when it appears. */
function Hint({
  flow,
  next: { hint, from, to },
  told,
}: {
  readonly flow: Flow;
  readonly next: SoughtConnection;
  readonly told: ExerciseState['told'];
}) {
  const text = useContext(MendingTexts);
  const names = {
    from: componentName(flow, from.node),
    output: from.port,
    to: componentName(flow, to.node),
    input: to.port,
  };
  return (
    <div role="status" className="ck-exercise-hint">
      {told !== 'nothing' && (
        <p>
          {hint === undefined ? (
            <Names
              sentence={text('hintPlace', { component: '{to}', input: '{input}' })}
              names={{ to: names.to, input: names.input }}
            />
          ) : (
            <CourseText>
              <RichText source={hint} />
            </CourseText>
          )}
        </p>
      )}
      {told === 'connection' && (
        <p>
          <Names
            sentence={text('hintConnection', {
              from: '{from}',
              output: '{output}',
              to: '{to}',
              input: '{input}',
            })}
            names={names}
          />
        </p>
      )}
    </div>
  );
}
