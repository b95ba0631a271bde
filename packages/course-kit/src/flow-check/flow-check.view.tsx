'use client';

import { useState } from 'react';
import { useText } from '../components/view/use-text.js';
import type { CourseTextProps, HeadedProps, ViewProps } from '../components/view/view-props.js';
import { classNames } from '../primitives/class-name.js';
import { Heading } from '../primitives/heading.js';
import { withRef } from '../primitives/with-ref.js';
import type { FlowCheckPanelProps } from './flow-check-panel.js';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import { flowCheckMessages, type FlowCheckMessages } from './flow-check.messages.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';

/** What an offer to check work shows. */
export interface FlowCheckViewProps extends ViewProps<FlowCheckMessages>, HeadedProps, CourseTextProps {
  /** Fetches what the task asks for. */
  readonly load: () => Promise<readonly TaskCheck[]>;
  /** The learner has marked the task as done. */
  readonly isCompleted: boolean;
  /** What earlier checks came to, by the titles of the checks. @default none */
  readonly kept?: Readonly<Record<string, KeptCheck>>;
  /** Called with what a check came to, unless the file was refused or had a key in it. */
  readonly onChecked: (check: TaskCheck, report: CheckedWork) => void;
  /** Called when the learner takes the offer to mark the task as done. */
  readonly onComplete: () => void;
  /** Starts the worker that compares. @default the one that comes with the package */
  readonly startWorker?: (() => Worker) | undefined;
  /** Texts of the check itself. @default the kit's own */
  readonly reportMessages?: Partial<FlowCheckReportMessages> | undefined;
}

interface Opened {
  readonly Panel: (props: FlowCheckPanelProps) => React.ReactElement;
  readonly checks: readonly TaskCheck[];
}

/** An offer to check work. What checks is loaded when the learner takes it, or drags a file over it. */
export const FlowCheckView = withRef(function FlowCheckView({
  load,
  isCompleted,
  kept = {},
  onChecked,
  onComplete,
  startWorker,
  headingRank = 2,
  courseLanguage,
  messages,
  reportMessages,
  locale,
  className,
  ...props
}: FlowCheckViewProps) {
  const text = useText(flowCheckMessages, messages, locale);
  const [opened, setOpened] = useState<Opened | 'loading' | 'failed' | null>(null);
  const open = async () => {
    setOpened('loading');
    try {
      const [{ FlowCheckPanel }, checks] = await Promise.all([import('./flow-check-panel.js'), load()]);
      setOpened({ Panel: FlowCheckPanel, checks });
    } catch {
      setOpened('failed');
    }
  };
  const isOpen = typeof opened === 'object' && opened !== null;
  return (
    <section
      {...props}
      className={classNames('ck-root ck-check', className)}
      onDragEnter={() => {
        if (opened === null) void open();
      }}
    >
      <Heading rank={headingRank} className="ck-subtitle">
        {text('title')}
      </Heading>
      <p>{text('lead')}</p>
      {isOpen ? (
        <opened.Panel
          checks={opened.checks}
          rank={headingRank + 1}
          isCompleted={isCompleted}
          kept={kept}
          onChecked={onChecked}
          onComplete={onComplete}
          startWorker={startWorker}
          courseLanguage={courseLanguage}
          messages={reportMessages}
          locale={locale}
        />
      ) : (
        <button
          type="button"
          className="ck-button"
          aria-disabled={opened === 'loading' || undefined}
          onClick={() => {
            if (opened !== 'loading') void open();
          }}
        >
          {text('open')}
        </button>
      )}
      <p role="status" className="ck-hint">
        {opened === 'failed' && text('failed')}
      </p>
    </section>
  );
});
