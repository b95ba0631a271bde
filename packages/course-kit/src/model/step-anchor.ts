/** The id of a step on its page, and what stands behind the `#` of its address. */
export const stepAnchor = (step: number): string => `step-${step}`;
