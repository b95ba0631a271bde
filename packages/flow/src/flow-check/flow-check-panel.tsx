import { LanguageMarksProvider, useLanguageMarks, useText } from '@course-kit/react/feature';
import { useLayoutEffect, useRef, useState } from 'react';
import { createChecker, startOwnWorker, type Checker } from './create-checker.js';
import { checkPanelMessages } from './check-panel.messages.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import type { TaughtStep } from './model/teaching-steps.js';
import { OneCheck } from './one-check.js';

export interface FlowCheckPanelProps {
  readonly checks: readonly TaskCheck[];
  readonly steps: readonly TaughtStep[];
  readonly rank: number;
  readonly isCompleted: boolean;
  readonly kept: Readonly<Record<string, KeptCheck>>;
  readonly onChecked: (check: TaskCheck, report: CheckedWork) => void;
  readonly onComplete: () => void;
  readonly startWorker: (() => Worker) | undefined;
  /** Said of a file when what checks it cannot be loaded. */
  readonly notLoaded: string;
  readonly courseLanguage: string | undefined;
  readonly messages: Partial<FlowCheckReportMessages> | undefined;
  readonly locale: string | undefined;
}

/** All that a task asks for, each with a place to hand it in. */
export function FlowCheckPanel({
  checks,
  kept,
  onChecked,
  startWorker,
  courseLanguage,
  ...props
}: FlowCheckPanelProps) {
  const text = useText(checkPanelMessages, props.messages, props.locale);
  const marks = useLanguageMarks(courseLanguage, props.locale);
  const checker = useRef<Checker>(null);
  const [latest, setLatest] = useState<string>();
  useLayoutEffect(() => {
    // One worker for all checks, started before the first file can be there.
    checker.current = createChecker(startWorker ?? startOwnWorker);
    return checker.current.stop;
  }, [startWorker]);
  return (
    <LanguageMarksProvider value={marks}>
      <ReportTexts.Provider value={text}>
        {checks.map((goal, index) => (
          <OneCheck
            key={goal.title}
            {...props}
            goal={goal}
            checker={checker}
            hasFocus={index === 0}
            kept={kept[goal.title]}
            isLast={
              latest === goal.title &&
              checks.every(({ kind, title }) => kind === 'text' || title === latest || kept[title]?.isPassed)
            }
            onChecked={(checked, report) => {
              setLatest(checked.title);
              onChecked(checked, report);
            }}
          />
        ))}
      </ReportTexts.Provider>
    </LanguageMarksProvider>
  );
}
