import { CourseText, FileDrop, Heading, Loaded } from '@course-kit/react/feature';
import { useContext, useRef, useState, type RefObject } from 'react';
import type { Work } from './check-request.js';
import type { Checker } from './create-checker.js';
import { FindingList } from './finding-list.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork, CheckReport, Sought } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import type { TaughtStep } from './model/teaching-steps.js';
import { WorkInput } from './work-input.js';

// Loaded with the first file that needs it.
const loadFigure = () => import('./checked-figure.js');
const loadAdvice = () => import('./advice.js');
const loadNotice = () => import('./check-notice.js');
const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * One thing to hand in, and what the check of it came to: in a sentence, which is announced, and below it part by part.
 */
export function OneCheck({
  goal,
  checker,
  rank,
  hasFocus,
  steps,
  kept,
  isLast,
  isCompleted,
  onChecked,
  onComplete,
  notLoaded,
  ...texts
}: {
  readonly goal: TaskCheck;
  readonly checker: RefObject<Checker | null>;
  readonly rank: number;
  /** Takes the focus when it appears: what the learner pressed is gone then. */
  readonly hasFocus: boolean;
  /** The steps of the task's lesson, where they are known. */
  readonly steps: readonly TaughtStep[];
  readonly kept: KeptCheck | undefined;
  /** Whether it was checked last, and all else that the task asks for has passed, as far as that can be checked. */
  readonly isLast: boolean;
  readonly isCompleted: boolean;
  readonly messages: Partial<FlowCheckReportMessages> | undefined;
  readonly locale: string | undefined;
  readonly onChecked: (goal: TaskCheck, report: CheckedWork) => void;
  readonly onComplete: () => void;
  readonly notLoaded: string;
}) {
  const text = useContext(ReportTexts);
  const [name, setName] = useState<string | null>(null);
  const [answer, setAnswer] = useState<CheckReport | 'not-loaded' | null>(null);
  const [advice, setAdvice] = useState<Awaited<ReturnType<typeof loadAdvice>> | null>(null);
  const [drop, setDrop] = useState<readonly File[] | null>(null);
  const [hasOffered, setOffered] = useState(false);
  const latest = useRef<Work | null>(null);
  const begin = (work: Work | null, name: string | null) => {
    latest.current = work;
    setName(name);
    setDrop(null);
    setAnswer(null);
  };
  const check = async (work: Work, name: string) => {
    begin(work, name);
    const answer = await checker.current?.check(goal, work).catch(() => 'not-loaded' as const);
    const isMissing = typeof answer === 'object' && answer.outcome === 'checked' && !answer.isPassed;
    // Where it cannot be loaded, what should be is said as a fact.
    if (isMissing) setAdvice(await loadAdvice().catch(() => advice));
    // An earlier file may take longer than the one that was handed in after it.
    if (!answer || latest.current !== work) return;
    setAnswer(answer);
    if (answer !== 'not-loaded' && answer.outcome === 'checked') onChecked(goal, answer);
  };
  const report = answer === 'not-loaded' ? null : answer;
  const checked = report?.outcome === 'checked' ? report : null;
  const count = checked?.findings.filter(({ state }) => state === 'missing').length ?? 0;
  const verdict = checked?.isPassed === true ? 'passed' : count > 0 ? 'missing' : 'unsure';
  // A later file that lacks something takes nothing back.
  const passed = kept?.isPassed === true && verdict !== 'passed' ? kept : undefined;
  const say =
    advice &&
    ((sought: Sought, place: number) => {
      const step = advice.teachingSteps(goal, steps)[place];
      return <advice.Advice {...texts} sought={sought} step={step} title={steps[(step ?? 0) - 1]?.title} />;
    });
  const notice = { ...texts, goal, report, refused: text('refused') };
  return (
    <FileDrop
      label={text('place')}
      className="ck-check-one"
      onFiles={(files) => {
        const [file] = files;
        if (file) void check(file, file.name);
        else begin(null, null);
        setDrop(files);
      }}
    >
      <Heading rank={rank} className="ck-check-title">
        <CourseText>{goal.title}</CourseText>
      </Heading>
      {(passed ?? goal.kind === 'text') && (
        <Loaded load={loadNotice} props={{ ...notice, passed, report: null }} />
      )}
      <WorkInput title={goal.title} hasFocus={hasFocus} onWork={(work, name) => void check(work, name)} />
      <div
        className="ck-check-result"
        data-outcome={checked ? verdict : (report?.outcome ?? (answer && 'refused'))}
      >
        <div role="status" className="ck-check-summary">
          {drop?.length === 0 && text('noFile')}
          {name !== null && !answer && text('reading', { name })}
          {answer === 'not-loaded' && notLoaded}
          {checked && text(verdict as 'missing', { count })}
          {report && !checked && <Loaded load={loadNotice} props={notice} fallback={notice.refused} />}
          {drop && drop.length > 1 && name !== null && <p className="ck-hint">{text('onlyOne', { name })}</p>}
        </div>
        {checked && (
          <>
            {checked.isPassed &&
              goal.kind !== 'text' &&
              (isCompleted ? (
                // The pressed button is gone, so the focus moves here.
                <p ref={hasOffered ? takeFocus : null} tabIndex={-1}>
                  {text('offered')}
                </p>
              ) : (
                // It is offered and never done for the learner, who decides what is completed.
                isLast && (
                  <button
                    type="button"
                    className="ck-button"
                    onClick={() => {
                      setOffered(true);
                      onComplete();
                    }}
                  >
                    {text('offer')}
                  </button>
                )
              ))}
            {checked.isNewer && <Loaded load={loadNotice} props={notice} />}
            {(['missing', 'unsure', 'found'] as const).map((state) => (
              <FindingList
                key={state}
                state={state}
                rank={rank + 1}
                findings={checked.findings}
                say={(state === 'missing' && say) || undefined}
              />
            ))}
            {!checked.isPassed && goal.kind === 'flow' && checked.flow && (
              <Loaded
                load={loadFigure}
                props={{ ...texts, goal, findings: checked.findings, checked: checked.flow }}
              />
            )}
          </>
        )}
      </div>
    </FileDrop>
  );
}
