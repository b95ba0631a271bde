import { Eye, TriangleAlert } from 'lucide';
import type { Step, Task } from '../../model/course.js';
import { flowAtStep, type Flow } from '../../model/flow.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { RichText } from '../../primitives/rich-text.js';
import { FlowDiagram } from '../flow-diagram/flow-diagram.js';
import type { FlowDiagramMessages } from '../flow-diagram/flow-diagram.messages.js';
import { Snippet } from './snippet.js';
import type { TaskPageText } from './task-page-text.js';

/** The steps of a lesson as nodes along one edge. */
export function StepList({
  task: { steps, flow },
  rank,
  text,
  flowMessages,
  locale,
}: {
  readonly task: Task;
  readonly rank: number;
  readonly text: TaskPageText;
  readonly flowMessages: FlowDiagramMessages;
  readonly locale: string;
}) {
  return (
    <ol className="ck-steps">
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
              <Snippet key={snippet.code} snippet={snippet} text={text} />
            ))}
            <StepPicture
              flow={flowAtStep(flow, steps, index)}
              step={step}
              title={text('flowSoFar')}
              messages={flowMessages}
              locale={locale}
            />
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
  messages,
  locale,
}: {
  readonly flow: Flow | null;
  readonly step: Step;
  readonly title: string;
  readonly messages: FlowDiagramMessages;
  readonly locale: string;
}) {
  if (!flow) return null;
  return (
    <FlowDiagram flow={{ ...flow, title }} highlight={step.adds ?? []} messages={messages} locale={locale} />
  );
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
    <p className="ck-note" data-kind={kind}>
      <Icon of={kind === 'expect' ? Eye : TriangleAlert} />
      <span>
        <strong className="ck-note-label">{label}</strong> <RichText source={source} />
      </span>
    </p>
  );
}
