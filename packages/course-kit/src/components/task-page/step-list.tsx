import { useContext, type ReactNode } from 'react';
import type { Step, Task } from '../../model/course.js';
import { flowAtStep, type Flow } from '../../flow/model/flow.js';
import { Heading } from '../../primitives/heading.js';
import { FlowFigure } from '../../flow/flow-figure.js';
import { useMarks } from '../view/course-text.js';
import { isPart } from './is-part.js';
import { LessonBlocks } from './lesson-blocks.js';
import { LessonNote } from './lesson-note.js';
import { Snippet } from './snippet.js';
import { TaskPageTexts, type TaskPageText } from './task-page-text.js';

/** What stands below a step, in this order. */
const NOTES = ['expect', 'tip', 'failure', 'warning'] as const;

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
            <StepContent step={step} picture={pictureOf(step, flowAtStep(flow, steps, index), text)} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function StepContent({ step, picture }: { readonly step: Step; readonly picture: ReactNode }) {
  const isPlaced = step.instruction.some((block) => isPart(block) && block.kind === 'flow');
  return (
    <>
      <LessonBlocks blocks={step.instruction} title={step.title} picture={picture} />
      {step.snippets?.map((snippet) => (
        <Snippet key={snippet.label} snippet={snippet} />
      ))}
      {!isPlaced && picture}
      {NOTES.map((kind) => {
        const note = step[kind];
        return note !== undefined && <LessonNote key={kind} kind={kind} content={[note]} />;
      })}
    </>
  );
}

/** The flow as it stands after the step, with what is new in it. */
function pictureOf(step: Step, flow: Flow | null, text: TaskPageText) {
  return flow && <FlowFigure key="flow" flow={flow} caption={text('flowSoFar')} highlight={step.adds} />;
}
