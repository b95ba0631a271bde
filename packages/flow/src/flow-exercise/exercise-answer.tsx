import { CourseText, SentenceWith } from '@course-kit/react/feature';
import { useContext, type ReactNode } from 'react';
import type { Flow } from '../model/flow.js';
import { componentName } from './exercise-names.js';
import { BoardTexts } from './flow-exercise-board-text.js';
import type { PortPlace } from './model/exercise-flow.js';
import type { Answer, Refusal } from './model/try-connection.js';
import { useListFormat } from './use-list-format.js';

/** What happened last, for the sentence that is announced. */
export type Happening =
  | Answer
  | { readonly place: PortPlace; readonly isChosen: boolean }
  | 'undone'
  | 'begun';

/** The sentence on what happened last. */
export function ExerciseAnswer({
  flow,
  happening,
  locale,
}: {
  readonly flow: Flow;
  readonly happening: Happening;
  readonly locale: string | undefined;
}) {
  const text = useContext(BoardTexts);
  if (typeof happening === 'string') return <>{text(happening)}</>;
  if ('place' in happening) {
    const { node, port } = happening.place;
    const sentence = text(happening.isChosen ? 'chosen' : 'letGo', {
      component: '{component}',
      port: '{port}',
    });
    return <Names sentence={sentence} names={{ component: componentName(flow, node), port }} />;
  }
  if (!happening.fits) return <Refused flow={flow} refusal={happening.refusal} locale={locale} />;
  const { from, to } = happening.connection;
  return (
    <Names
      sentence={text('connected', { output: '{output}', component: '{component}', input: '{input}' })}
      names={{ output: from.port, component: componentName(flow, to.node), input: to.port }}
    />
  );
}

function Refused({
  flow,
  refusal,
  locale,
}: {
  readonly flow: Flow;
  readonly refusal: Refusal;
  readonly locale: string | undefined;
}) {
  const text = useContext(BoardTexts);
  const either = useListFormat(locale);
  switch (refusal.reason) {
    case 'type':
      return (
        <Names
          sentence={text('refusedType', { given: '{given}', taken: '{taken}' })}
          names={{ given: refusal.given, taken: either(refusal.taken) }}
        />
      );
    case 'taken':
      return (
        <Names
          sentence={text('refusedTaken', { component: '{component}', input: '{input}' })}
          names={{ component: componentName(flow, refusal.input.node), input: refusal.input.port }}
        />
      );
    case 'needed':
      return null;
    case 'elsewhere':
      return <>{text('refusedElsewhere')}</>;
    case 'side':
      return <>{text(refusal.side === 'output' ? 'refusedOutputs' : 'refusedInputs')}</>;
    case 'connected':
      return <>{text('refusedConnected')}</>;
    case 'own':
      return <>{text('refusedOwn')}</>;
  }
}

/** A sentence of the page with names of the course in it. */
export function Names({
  sentence,
  names,
}: {
  readonly sentence: string;
  readonly names: Readonly<Record<string, string>>;
}) {
  const parts: Record<string, ReactNode> = {};
  for (const [key, name] of Object.entries(names))
    parts[key] = (
      <strong>
        <CourseText>{name}</CourseText>
      </strong>
    );
  return <SentenceWith sentence={sentence} parts={parts} />;
}
