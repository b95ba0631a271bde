import { Eye, TriangleAlert } from 'lucide';
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
            {step.expect !== undefined && <Note kind="expect" label={text('expect')} source={step.expect} />}
            {step.warning !== undefined && (
              <Note kind="warning" label={text('warning')} source={step.warning} />
            )}
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
  readonly kind: 'expect' | 'warning';
  readonly label: string;
  readonly source: string;
}) {
  return (
    <p className="ck-note" data-kind={kind} {...useMarks().page}>
      <Icon of={kind === 'expect' ? Eye : TriangleAlert} />
      <span>
        <strong className="ck-note-label">{label}</strong>{' '}
        <CourseText>
          <RichText source={source} />
        </CourseText>
      </span>
    </p>
  );
}
