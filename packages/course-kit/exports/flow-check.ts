export { FlowCheck } from '../src/flow-check/flow-check.js';
export type { FlowCheckProps } from '../src/flow-check/flow-check.js';
export { FlowCheckView } from '../src/flow-check/flow-check.view.js';
export type { FlowCheckViewProps } from '../src/flow-check/flow-check.view.js';
export type { KeptCheck } from '../src/flow-check/kept-checks.js';
export type { CheckedWork, CheckReport, Finding } from '../src/flow-check/model/check-report.js';
export type { TaskCheck, TaskChecks } from '../src/flow-check/model/task-check.js';
