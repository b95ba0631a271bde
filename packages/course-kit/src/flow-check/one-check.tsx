import { useContext, useState } from 'react';
import { CourseText } from '../components/view/course-text.js';
import { Heading } from '../primitives/heading.js';
import type { Work } from './check-request.js';
import { CheckResult } from './check-result.js';
import type { Checker } from './create-checker.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork, CheckReport } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import { WorkInput } from './work-input.js';

/** One thing to hand in, and what the check of it came to. */
export function OneCheck({
  goal,
  checker,
  rank,
  hasFocus,
  kept,
  isCompleted,
  locale,
  onChecked,
  onComplete,
}: {
  readonly goal: TaskCheck;
  readonly checker: () => Checker;
  readonly rank: number;
  /** Takes the focus when it appears: what the learner pressed is gone then. */
  readonly hasFocus: boolean;
  readonly kept: KeptCheck | undefined;
  readonly isCompleted: boolean;
  readonly locale: string | undefined;
  readonly onChecked: (report: CheckedWork) => void;
  readonly onComplete: () => void;
}) {
  const text = useContext(ReportTexts);
  const [state, setState] = useState<{ readonly name: string; readonly report: CheckReport | null } | null>(
    null,
  );
  const check = async (work: Work, name: string) => {
    setState({ name, report: null });
    const report = await checker().check(goal, work);
    setState((current) => (current?.name === name ? { name, report } : current));
    if (report.outcome === 'checked') onChecked(report);
  };
  return (
    <div className="ck-check-one">
      <Heading rank={rank} className="ck-check-title">
        <CourseText>{goal.title}</CourseText>
      </Heading>
      {goal.kind === 'text' && <p className="ck-hint">{text('hint')}</p>}
      {kept?.isPassed === true && !state && (
        <p className="ck-hint">
          {text('passedOn', { date: new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(kept.at) })}
        </p>
      )}
      <WorkInput title={goal.title} hasFocus={hasFocus} onWork={(work, name) => void check(work, name)} />
      <CheckResult
        goal={goal}
        name={state?.name ?? null}
        report={state?.report ?? null}
        isCompleted={isCompleted}
        rank={rank + 1}
        onComplete={onComplete}
      />
    </div>
  );
}
