/** Where the head of a lesson leads: a step by its number, all of them once more, the mark of completion, or what comes after the task. */
export type LessonWay = number | 'fromStart' | 'finish' | 'next';

/**
 * The first step that is not seen yet; after all of them the mark. Who has marked the task goes on to what comes next where
 * they had begun it here, and else comes to go over it: the way on is below.
 *
 * @param seenSteps - numbers, from 1, of the steps whose result the learner has seen.
 */
export function lessonWay(stepCount: number, seenSteps: readonly number[], isCompleted: boolean): LessonWay {
  if (isCompleted) return seenSteps.length === 0 ? 'fromStart' : 'next';
  const steps = Array.from({ length: stepCount }, (_, index) => index + 1);
  return steps.find((step) => !seenSteps.includes(step)) ?? 'finish';
}
