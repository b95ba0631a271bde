import { Eye, TriangleAlert } from 'lucide';
import type { Step } from '../../model/course.js';
import { Heading } from '../../primitives/heading.js';
import { Icon } from '../../primitives/icon.js';
import { RichText } from '../../primitives/rich-text.js';
import { Snippet } from './snippet.js';
import type { TaskPageText } from './task-page-text.js';

/** The steps of a lesson as nodes along one edge. */
export function StepList({
  steps,
  rank,
  text,
}: {
  readonly steps: readonly Step[];
  readonly rank: number;
  readonly text: TaskPageText;
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
