import { Eye, Lightbulb, TriangleAlert, Wrench } from 'lucide';
import { useContext } from 'react';
import type { Step, Task } from '../../model/course.js';
import { flowAtStep, type Flow } from '../../flow/model/flow.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { RichText } from '../../primitives/rich-text.js';
import { FlowFigure } from '../../flow/flow-figure.js';
import { CourseText, useMarks } from '../view/course-text.js';
import { Snippet } from './snippet.js';
import { TaskPageTexts } from './task-page-text.js';

/** What stands below a step, in this order. */
const NOTES = ['expect', 'tip', 'failure', 'warning'] as const;
type NoteKind = (typeof NOTES)[number];
const ICONS = { expect: Eye, tip: Lightbulb, failure: Wrench, warning: TriangleAlert };

/** The steps of a lesson as nodes along one edge. */
export function StepList({ task: { steps, flow }, rank }: { readonly task: Task; readonly rank: number }) {
  const text = useContext(TaskPageTexts);
  return (
    <ol className="ck-steps" {...useMarks().course}>
      {steps.map((step, index) => (
        <li key={step.title} className="ck-step">
          <span className="ck-node" aria-hidden="true">
            {index + 1}
          </span>
          <div className="ck-step-body">
            <Heading rank={rank} className="ck-step-title">
              {step.title}
            </Heading>
            {step.instruction.map((paragraph) => (
              <p key={paragraph} className="ck-paragraph">
                <RichText source={paragraph} />
              </p>
            ))}
            {step.snippets?.map((snippet) => (
              <Snippet key={snippet.code} snippet={snippet} />
            ))}
            <StepPicture flow={flowAtStep(flow, steps, index)} step={step} title={text('flowSoFar')} />
            {NOTES.map((kind) => {
              const source = step[kind];
              return (
                source !== undefined && <Note key={kind} kind={kind} label={text(kind)} source={source} />
              );
            })}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The flow as it stands after the step, with what is new in it. */
function StepPicture({
  flow,
  step,
  title,
}: {
  readonly flow: Flow | null;
  readonly step: Step;
  readonly title: string;
}) {
  if (!flow) return null;
  return <FlowFigure flow={flow} caption={title} highlight={step.adds} />;
}

function Note({
  kind,
  label,
  source,
}: {
  readonly kind: NoteKind;
  readonly label: string;
  readonly source: string;
}) {
  return (
    <p className="ck-note" data-kind={kind} {...useMarks().page}>
      <Icon of={ICONS[kind]} />
      <span>
        <strong className="ck-note-label">{label}</strong>{' '}
        <CourseText>
          <RichText source={source} />
        </CourseText>
      </span>
    </p>
  );
}
