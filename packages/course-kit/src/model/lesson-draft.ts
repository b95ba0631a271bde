import { nextTask } from './continue-target.js';
import type { Task } from './course.js';
import { readingMinutes } from './reading-minutes.js';

/** How far a learner is within a lesson that is not marked as done yet. */
export interface LessonDraft {
  /** Numbers, from 1, of the steps whose result the learner has seen: ascending, each once. */
  readonly seenSteps: readonly number[];
  /** The step that the learner read last, from 1; null before they have read any. */
  readonly lastStep: number | null;
}

/** A lesson that nobody has begun. */
export const NEW_LESSON: LessonDraft = { seenSteps: [], lastStep: null };

/**
 * A stored draft, without what does not fit a lesson of this many steps. Anything else that was stored gives a new
 * draft.
 */
export function parseLessonDraft(stepCount: number, stored: unknown): LessonDraft {
  if (typeof stored !== 'object' || stored === null) return NEW_LESSON;
  const { seenSteps, lastStep } = stored as Record<string, unknown>;
  const isStep = (step: unknown): step is number =>
    Number.isInteger(step) && (step as number) >= 1 && (step as number) <= stepCount;
  return {
    seenSteps: Array.isArray(seenSteps) ? ascending(seenSteps.filter(isStep)) : [],
    lastStep: isStep(lastStep) ? lastStep : null,
  };
}

/** The draft after a learner has checked or unchecked a step. */
export function checkStep(draft: LessonDraft, step: number, isSeen: boolean): LessonDraft {
  const others = draft.seenSteps.filter((seen) => seen !== step);
  return { seenSteps: ascending(isSeen ? [...others, step] : others), lastStep: step };
}

/**
 * The step at which a learner continues: the one read last, or the next one if that is checked. Undefined if there is
 * nothing to continue.
 */
export function stepToContinue(stepCount: number, { seenSteps, lastStep }: LessonDraft): number | undefined {
  const step = lastStep !== null && !seenSteps.includes(lastStep) ? lastStep : nextTask(stepCount, seenSteps);
  return step === 1 && seenSteps.length === 0 ? undefined : step;
}

/**
 * About how many minutes the steps take that are not seen yet, from the place of a reader on: their share of the lesson's time,
 * which is the middle of `minutes`, or the time to read it where there are none. None are left only when all of these are seen.
 *
 * @param from - the step that is read, from 1. @default the first one
 */
export function minutesLeft(task: Task, seenSteps: readonly number[], from = 1): number {
  const { steps, minutes } = task;
  const left = steps.length + 1 - from - seenSteps.filter((step) => step >= from).length;
  if (left <= 0) return 0;
  const whole = minutes ? (minutes.fewest + minutes.most) / 2 : readingMinutes(task);
  return Math.max(1, Math.round((whole * left) / steps.length));
}

const ascending = (steps: readonly number[]): number[] => [...new Set(steps)].toSorted((a, b) => a - b);
