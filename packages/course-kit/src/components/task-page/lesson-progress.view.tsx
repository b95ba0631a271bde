import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Task } from '../../model/course.js';
import { minutesLeft } from '../../model/lesson-draft.js';
import { stepAnchor } from '../../model/step-anchor.js';
import { Link } from '../../primitives/link.js';
import { useMarks } from '../../feature/course-text.js';
import { useText } from '../../feature/use-text.js';
import { lessonProgressMessages, type LessonProgressMessages } from './lesson-progress.messages.js';
import { LessonList, LessonRail, type ListedLesson } from './lesson-list.js';
import { StepCheck } from './step-check.js';
import { isNamed } from './named-step.js';
import { useBarHeight } from './use-bar-height.js';
import { useFoldedSteps } from './use-folded-steps.js';
import { useLeftOff } from './use-left-off.js';
import { useLesson } from './use-lesson.js';
import { goBackTo } from './use-result-before.js';
import { useStepInSight } from './use-step-in-sight.js';

/** What is shown of a learner's progress within a lesson, and what they do about it. */
export interface LessonProgressViewProps {
  readonly task: Task;
  /** The number of the task within its level, from 1. */
  readonly number: number;
  /** All of the level. */
  readonly lessons: readonly ListedLesson[];
  /** The learner has marked the task as done. */
  readonly isCompleted: boolean;
  /** Numbers, from 1, of the steps whose result the learner has seen. */
  readonly seenSteps: readonly number[];
  /** The step at which the learner stopped last time. */
  readonly leftOffAt?: number | undefined;
  /** Brings them there; otherwise it is offered. */
  readonly resumes?: boolean | undefined;
  /** The result that led to the step which the address names; the way back is offered there. @default null: none did */
  readonly resultHref?: string | null | undefined;
  readonly onCheckStep: (step: number, isSeen: boolean) => void;
  readonly onReadStep: (step: number) => void;
  readonly messages?: Partial<LessonProgressMessages> | undefined;
  readonly locale?: string | undefined;
}

/** Where a learner is within a lesson, a way to each of its steps, and a check below each. Stands within the lesson. */
export function LessonProgressView({
  task,
  number: taskNumber,
  lessons,
  isCompleted,
  seenSteps,
  leftOffAt,
  resumes,
  resultHref = null,
  onCheckStep,
  onReadStep,
  messages,
  locale,
}: LessonProgressViewProps) {
  const text = useText(lessonProgressMessages, messages, locale);
  const marks = useMarks();
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar);
  const { lesson, steps, rail } = useLesson(bar);
  const count = task.steps.length;
  const step = useStepInSight(lesson, count);
  const leftOff = useLeftOff(lesson, leftOffAt, resumes, step);
  const hasChecked = useRef(false);
  useFoldedSteps(lesson, seenSteps, hasChecked);
  // None where only steps that were passed over are left.
  const minutes = minutesLeft(task, seenSteps, step);
  const time = minutes > 0 && text('minutesLeft', { minutes });
  const left = isCompleted ? text('completed') : seenSteps.length < count ? time : text('allSeen');

  const toResult = resultHref !== null && isNamed(step) ? resultHref : null;

  const shown = useRef({ step, seenSteps });
  useEffect(() => {
    const before = shown.current;
    if (before.step === step) return;
    shown.current = { step, seenSteps };
    // A step that folds when it is checked brings others into sight, which nobody has read by that.
    if (before.seenSteps === seenSteps || window.location.hash === `#${stepAnchor(step)}`) onReadStep(step);
  }, [onReadStep, seenSteps, step]);

  const list = { lessons, current: taskNumber, label: text('lessons'), doneLabel: text('lessonDone') };
  return (
    <nav ref={bar} aria-label={text('steps')}>
      <div className="ck-lesson-bar-text">
        <p className="ck-lesson-bar-title" role={toResult === null ? leftOff && 'status' : undefined}>
          {toResult !== null ? (
            <Link href={toResult} onClick={goBackTo}>
              {text('toResult')}
            </Link>
          ) : leftOff ? (
            <>
              {text('leftOff', { step: leftOff.step })}{' '}
              <a href={`#${stepAnchor(leftOff.isOpened ? 1 : leftOff.step)}`}>
                {text(leftOff.isOpened ? 'fromStart' : 'goOn')}
              </a>
            </>
          ) : (
            <span {...marks.course}>{task.steps[step - 1]?.title}</span>
          )}
        </p>
        <p>
          {text('stepOf', { step, count })} {left && <span>· {left}</span>}
        </p>
        {lessons.length > 1 && (
          <>
            <LessonList {...list} />
            {rail && createPortal(<LessonRail {...list} />, rail)}
          </>
        )}
      </div>
      <ol className="ck-lesson-bar-steps">
        {task.steps.map(({ title }, index) => {
          const number = index + 1;
          const isSeen = seenSteps.includes(number);
          const item = steps[index];
          return (
            <li key={title}>
              <a
                className="ck-lesson-bar-step"
                href={`#${stepAnchor(number)}`}
                aria-label={text(isSeen ? 'stepSeen' : 'step', { step: number, title })}
                aria-current={number === step ? 'step' : undefined}
                data-seen={isSeen || undefined}
              />
              {item &&
                createPortal(
                  <StepCheck
                    label={text('seeIt')}
                    title={title}
                    isSeen={isSeen}
                    onCheck={(isChecked) => {
                      hasChecked.current = true;
                      onCheckStep(number, isChecked);
                    }}
                  />,
                  item,
                )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
