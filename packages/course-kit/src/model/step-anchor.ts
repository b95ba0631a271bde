/** The id of a step on its page, and what stands behind the `#` of its address. */
export const stepAnchor = (step: number): string => `step-${step}`;

/** The address of a step, by that of its task. One that has a `#` already, as some hosts' have, leads to the task. */
export const stepHref = (taskHref: string, step: number): string =>
  taskHref.includes('#') ? taskHref : `${taskHref}#${stepAnchor(step)}`;
