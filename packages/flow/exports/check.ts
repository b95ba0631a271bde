export { FlowCheck } from '../src/flow-check/flow-check.js';
export type { FlowCheckProps } from '../src/flow-check/flow-check.js';
export { FlowCheckView } from '../src/flow-check/flow-check.view.js';
export type { FlowCheckViewProps } from '../src/flow-check/flow-check.view.js';
export type { KeptCheck } from '../src/flow-check/kept-checks.js';
export type { TaughtStep } from '../src/flow-check/model/teaching-steps.js';
