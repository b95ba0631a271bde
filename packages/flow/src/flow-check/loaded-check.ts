// One file for all that a check begins with.
export { FlowCheckPanel } from './flow-check-panel.js';
export { readKeptChecks } from './kept-checks.js';
