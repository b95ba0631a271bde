import { useCallback, useEffect, useRef } from 'react';
import { LanguageMarksProvider } from '../components/view/course-text.js';
import { useLanguageMarks } from '../components/view/language-marks.js';
import { useText } from '../components/view/use-text.js';
import { createChecker, startOwnWorker, type Checker } from './create-checker.js';
import { flowCheckReportMessages, type FlowCheckReportMessages } from './flow-check-report.messages.js';
import { ReportTexts } from './flow-check-report-text.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import { OneCheck } from './one-check.js';

export interface FlowCheckPanelProps {
  readonly checks: readonly TaskCheck[];
  readonly rank: number;
  readonly isCompleted: boolean;
  readonly kept: Readonly<Record<string, KeptCheck>>;
  readonly onChecked: (check: TaskCheck, report: CheckedWork) => void;
  readonly onComplete: () => void;
  readonly startWorker: (() => Worker) | undefined;
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
  messages,
  locale,
  ...props
}: FlowCheckPanelProps) {
  const text = useText(flowCheckReportMessages, messages, locale);
  const marks = useLanguageMarks(courseLanguage, locale);
  const checker = useRef<Checker | null>(null);
  const checkerNow = useCallback(
    () => (checker.current ??= createChecker(startWorker ?? startOwnWorker)),
    [startWorker],
  );
  useEffect(() => {
    // One worker for all checks, loaded before the first file.
    checkerNow();
    return () => {
      checker.current?.stop();
      checker.current = null;
    };
  }, [checkerNow]);
  return (
    <LanguageMarksProvider value={marks}>
      <ReportTexts.Provider value={text}>
        {checks.map((goal, index) => (
          <OneCheck
            {...props}
            key={goal.title}
            goal={goal}
            checker={checkerNow}
            hasFocus={index === 0}
            kept={kept[goal.title]}
            locale={locale}
            onChecked={(report) => onChecked(goal, report)}
          />
        ))}
      </ReportTexts.Provider>
    </LanguageMarksProvider>
  );
}
