import type { TaskLevel } from '@course-kit/react/model';

/**
 * Where learners say that a step is wrong: the form, with what it is about filled in. Undefined without a form.
 *
 * @param form - its address, whose fields are `release`, `lesson` and `step`.
 */
export function wrongStepHref(
  form: string | undefined,
  { level, tasks }: TaskLevel,
  number: number,
): ((step: number) => string) | undefined {
  const task = tasks[number - 1];
  if (form === undefined || !task) return undefined;
  return (step) => {
    const address = new URL(form);
    const about = {
      // The product that the lesson was carried out in, with its release.
      release: task.carriedOut?.tool ?? task.testedAgainst ?? '',
      lesson: `${level}-${number} ${task.title}`,
      step: `${step} ${task.steps[step - 1]?.title ?? ''}`,
    };
    for (const [field, value] of Object.entries(about)) address.searchParams.set(field, value);
    return address.href;
  };
}
