import { useLessonProgress } from '@course-kit/react';
import { stepHref } from '@course-kit/react/model';
import { outline } from '../course.js';
import { useTexts } from '../language/use-texts.js';
import { linkFor } from '../links.js';
import { dashboardMessages } from './dashboard.messages.js';

/** The address at which a learner continues a task: the step where they left off, if there is one. */
export function useTaskLink(
  level: number,
  task: number,
): {
  readonly to: string;
  readonly label: string;
  /** The step where they left off. */
  readonly step: number | undefined;
  /** The steps of it that the learner has seen. */
  readonly seenSteps: readonly number[];
} {
  const text = useTexts('dashboard', dashboardMessages);
  const stepCount = outline.levels[level - 1]?.tasks[task - 1]?.stepCount ?? 0;
  const { leftOffAt: step, seenSteps } = useLessonProgress(level, task, stepCount);
  const to = linkFor({ kind: 'task', level, task });
  return step === undefined
    ? { to, label: text('goOn', { level, task }), step, seenSteps }
    : {
        to: stepHref(to, step),
        label: text('goOnStep', { level, task, step }),
        step,
        seenSteps,
      };
}
