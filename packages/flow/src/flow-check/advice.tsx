import { CourseText, SentenceWith, useText } from '@course-kit/react/feature';
import { stepAnchor } from '@course-kit/react/model';
import { checkAdviceMessages } from './check-advice.messages.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import type { Sought } from './model/check-report.js';
import type { RuleTest } from './model/task-check.js';
import { partsOf } from './sought-parts.js';

export { teachingSteps } from './model/teaching-steps.js';

/** What is not filled in stays in braces, for the parts. */
const IN_BRACES = { component: '{component}' };

const RULES = {
  holds: 'addValue',
  lacks: 'removeValue',
  is: 'setValue',
  isNot: 'changeValue',
  from: 'setBetween',
  since: 'setSince',
  isFilled: 'fillIn',
  isEmpty: 'makeEmpty',
  isVariable: 'takeVariable',
} as const satisfies Record<RuleTest, keyof typeof checkAdviceMessages>;

function keyOf(sought: Sought): keyof typeof checkAdviceMessages {
  if (sought.kind === 'words') return 'makeSure';
  if (sought.kind !== 'rule') return sought.kind;
  return sought.test === 'isVariable' && !sought.values[0] ? 'takeAnyVariable' : RULES[sought.test];
}

/** What to do about a thing that is missing, and the step of the lesson that teaches it. */
export function Advice({
  sought,
  step,
  title,
  messages,
  locale,
}: {
  readonly sought: Sought;
  /** The number of the step, from 1; undefined where the lesson does not tell. */
  readonly step: number | undefined;
  /** The title of the step. */
  readonly title: string | undefined;
  readonly messages: Partial<FlowCheckReportMessages> | undefined;
  readonly locale: string | undefined;
}) {
  const text = useText(checkAdviceMessages, messages, locale);
  return (
    <>
      <span>
        <SentenceWith sentence={text(keyOf(sought) as 'component', IN_BRACES)} parts={partsOf(sought)} />
      </span>
      {step !== undefined && (
        <TaughtIn step={step} sentence={text('taughtIn', { step, title: '{title}' })} title={title} />
      )}
    </>
  );
}

function TaughtIn({
  step,
  sentence,
  title,
}: {
  readonly step: number;
  readonly sentence: string;
  readonly title: string | undefined;
}) {
  const words = <SentenceWith sentence={sentence} parts={{ title: <CourseText>{title}</CourseText> }} />;
  const anchor = stepAnchor(step);
  // A check may stand on another page than its lesson.
  return document.getElementById(anchor) ? (
    <a className="ck-link ck-check-step" href={`#${anchor}`}>
      {words}
    </a>
  ) : (
    <span className="ck-hint ck-check-step">{words}</span>
  );
}
