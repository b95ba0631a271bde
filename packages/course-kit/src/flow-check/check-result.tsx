import { useContext } from 'react';
import { CourseText, SentenceWith } from '../components/view/course-text.js';
import { CheckedFigure } from './checked-figure.js';
import { FindingList } from './finding-list.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { CheckedWork, CheckReport, FoundSecret, RefusalReason } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import type { flowCheckReportMessages } from './flow-check-report.messages.js';

/** What a check came to: in a sentence, which is announced, and below it part by part. */
export function CheckResult({
  goal,
  name,
  report,
  isCompleted,
  rank,
  onComplete,
}: {
  readonly goal: TaskCheck;
  /** What is checked; null before anything is. */
  readonly name: string | null;
  /** Null while it is checked. */
  readonly report: CheckReport | null;
  readonly isCompleted: boolean;
  readonly rank: number;
  readonly onComplete: () => void;
}) {
  const text = useContext(ReportTexts);
  return (
    <div className="ck-check-result" data-outcome={outcomeOf(report)}>
      <p role="status" className="ck-check-summary">
        {name !== null && !report && text('reading', { name })}
        {report && <Summary report={report} />}
      </p>
      {report?.outcome === 'secrets' && <Secrets secrets={report.secrets} />}
      {report?.outcome === 'checked' && (
        <>
          {report.isPassed && goal.kind !== 'text' && (
            <Offer isCompleted={isCompleted} onComplete={onComplete} />
          )}
          {report.isNewer && goal.kind === 'flow' && report.release !== null && (
            <p className="ck-hint">{text('newer', { release: report.release, known: goal.release })}</p>
          )}
          {(['missing', 'unsure', 'found'] as const).map((state) => (
            <FindingList key={state} state={state} rank={rank} findings={report.findings} />
          ))}
          {!report.isPassed && report.picture && <CheckedFigure picture={report.picture} />}
        </>
      )}
    </div>
  );
}

function outcomeOf(report: CheckReport | null): string | undefined {
  return report?.outcome === 'checked' ? (report.isPassed ? 'passed' : 'missing') : report?.outcome;
}

/** The message of a reason that is no message of its own name. */
function messageOf(reason: RefusalReason): keyof typeof flowCheckReportMessages {
  return reason === 'component' ? 'savedComponent' : reason;
}

function Summary({ report }: { readonly report: CheckReport }) {
  const text = useContext(ReportTexts);
  if (report.outcome === 'refused') {
    return (
      <>
        {text('refused')} {text(messageOf(report.reason) as 'empty')}
      </>
    );
  }
  return <>{report.outcome === 'secrets' ? text('secrets') : <Verdict report={report} />}</>;
}

function Verdict({ report: { isPassed, findings } }: { readonly report: CheckedWork }) {
  const text = useContext(ReportTexts);
  const count = findings.filter(({ state }) => state === 'missing').length;
  if (isPassed) return <>{text('passed')}</>;
  return <>{count > 0 ? text('missing', { count }) : text('unsure')}</>;
}

function Secrets({ secrets }: { readonly secrets: readonly FoundSecret[] }) {
  const text = useContext(ReportTexts);
  return (
    <ul className="ck-check-list">
      {secrets.map(({ component, field }) => (
        <li key={`${component} ${field}`}>
          {component === '' ? (
            text('secretLine', { line: field })
          ) : (
            <SentenceWith
              sentence={text('secretPlace', { component: '{component}', field: '{field}' })}
              parts={{
                component: (
                  <strong>
                    <CourseText>{component}</CourseText>
                  </strong>
                ),
                field: <CourseText>{field}</CourseText>,
              }}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Marking is offered, never done: the mark is the learner's own. */
function Offer({
  isCompleted,
  onComplete,
}: {
  readonly isCompleted: boolean;
  readonly onComplete: () => void;
}) {
  const text = useContext(ReportTexts);
  return isCompleted ? (
    <p>{text('offered')}</p>
  ) : (
    <p>
      <button type="button" className="ck-button" data-variant="primary" onClick={onComplete}>
        {text('offer')}
      </button>
    </p>
  );
}
