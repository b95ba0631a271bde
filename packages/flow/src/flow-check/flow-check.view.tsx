'use client';

import {
  classNames,
  type CourseTextProps,
  type HeadedProps,
  Heading,
  useLoadedOnPress,
  useText,
  type ViewProps,
  withRef,
} from '@course-kit/react/feature';
import type { DragEvent } from 'react';
import type { FlowCheckReportMessages } from './flow-check-report.messages.js';
import { flowCheckMessages, type FlowCheckMessages } from './flow-check.messages.js';
import type { KeptCheck } from './kept-checks.js';
import type { CheckedWork } from './model/check-report.js';
import type { TaskCheck } from './model/task-check.js';
import type { TaughtStep } from './model/teaching-steps.js';

/** What an offer to check work shows. */
export interface FlowCheckViewProps extends ViewProps<FlowCheckMessages>, HeadedProps, CourseTextProps {
  /** Fetches what the task asks for. */
  readonly load: () => Promise<readonly TaskCheck[]>;
  /** The steps of the lesson, of which what is missing names the one that teaches it. @default none */
  readonly steps?: readonly TaughtStep[] | undefined;
  /** The learner has marked the task as completed. */
  readonly isCompleted: boolean;
  /** A flow that has passed is noted on the account of who is signed in, which the text then says. @default false */
  readonly isSaved?: boolean;
  /** What earlier checks came to, by the titles of the checks. @default none */
  readonly kept?: Readonly<Record<string, KeptCheck>>;
  /** Called with what a check came to, unless the file was refused or had a key in it. */
  readonly onChecked: (check: TaskCheck, report: CheckedWork) => void;
  /** Called when the learner takes the offer to mark the task as completed. */
  readonly onComplete: () => void;
  /** Starts the worker that compares. @default the one that comes with the package */
  readonly startWorker?: (() => Worker) | undefined;
  /** Texts of the check itself. @default the kit's own */
  readonly reportMessages?: Partial<FlowCheckReportMessages> | undefined;
}

const NO_STEPS: readonly TaughtStep[] = [];

/** Beside the cards a file is not taken, and not opened by the browser instead of the page either. */
function refuse(event: DragEvent): void {
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** An offer to check work. What checks is loaded when the learner takes it, or drags a file over it. */
export const FlowCheckView = withRef(function FlowCheckView({
  load,
  steps = NO_STEPS,
  isCompleted,
  isSaved = false,
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
  const check = useLoadedOnPress(async () => {
    const [{ FlowCheckPanel }, checks] = await Promise.all([import('./loaded-check.js'), load()]);
    return { Panel: FlowCheckPanel, checks };
  });
  return (
    <section
      {...props}
      className={classNames('ck-root ck-check', className)}
      onDragEnter={check.load}
      onDragOver={refuse}
    >
      <Heading rank={headingRank} className="ck-subtitle">
        {text('title')}
      </Heading>
      <p>{text('lead')}</p>
      <p className="ck-hint">{text(isSaved ? 'noted' : 'nothingSent')}</p>
      {check.content ? (
        <check.content.Panel
          checks={check.content.checks}
          steps={steps}
          rank={headingRank + 1}
          isCompleted={isCompleted}
          kept={kept}
          onChecked={onChecked}
          onComplete={onComplete}
          startWorker={startWorker}
          notLoaded={text('failed')}
          courseLanguage={courseLanguage}
          messages={reportMessages}
          locale={locale}
        />
      ) : (
        <button {...check.button} className="ck-button">
          {text('open')}
        </button>
      )}
      {check.hasFailed && (
        <p role="alert" className="ck-hint">
          {text('failed')}
        </p>
      )}
    </section>
  );
});
