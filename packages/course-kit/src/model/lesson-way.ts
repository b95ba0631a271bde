/** Where the head of a lesson leads: a step by its number, the mark of completion, or what comes after the task. */
export type LessonWay = number | 'finish' | 'next';

/**
 * The first step that is not seen yet; after all of them the mark. Who has marked a task that they had begun here goes on to what comes next.
 *
 * @param seenSteps - numbers, from 1, of the steps whose result the learner has seen.
 */
export function lessonWay(stepCount: number, seenSteps: readonly number[], isCompleted: boolean): LessonWay {
  if (seenSteps.length === 0) return 1;
  if (isCompleted) return 'next';
  const steps = Array.from({ length: stepCount }, (_, index) => index + 1);
  return steps.find((step) => !seenSteps.includes(step)) ?? 'finish';
}
